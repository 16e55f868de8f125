/** The port to whoever carries mail. */
export interface Mail {
  /** The same at every attempt, so that a mail that arrives twice is shown once. */
  id: string
  recipient: string
  subject: string
  text: string
  html: string
}

/** Why a mail was not taken. Some reasons do not go away by waiting: an address that is none. */
export class MailRefused extends Error {
  readonly isForGood: boolean
  constructor(reason: string, isForGood: boolean) {
    super(reason)
    this.isForGood = isForGood
  }
}

export interface MailTransport {
  /** Resolves once the mail is in other hands; otherwise throws MailRefused. */
  send: (letter: Mail) => Promise<void>
  close: () => void
}
