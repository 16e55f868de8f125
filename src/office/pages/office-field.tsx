/** One field of a form: what was typed stays, and what is wrong with it stands below. */
import type { InputHTMLAttributes, ReactNode } from 'react'
import { controlState, Field } from '../../ui/form/field.tsx'
import type { Problem } from '../../site/problems.ts'

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'required' | 'spellCheck'
>

interface OfficeFieldProps extends NativeProps {
  name: string
  label: string
  form: OfficeForm
  /** Until something is typed. */
  value?: string
  /** Names it apart where a page has two forms with the same field. */
  id?: string
}

export function OfficeField({
  name,
  label,
  form,
  value = '',
  id = name,
  ...native
}: OfficeFieldProps) {
  const own = form.problems.filter(({ field }) => field === name)
  return (
    <Field id={id} label={label} problems={own}>
      <input
        id={id}
        name={name}
        defaultValue={form.values[name] ?? value}
        {...native}
        {...controlState(id, own)}
      />
    </Field>
  )
}

interface OfficeSelectProps {
  name: string
  label: string
  form: OfficeForm
  /** Until something is chosen. */
  value?: string
  children: ReactNode
}

export function OfficeSelect({ name, label, form, value, children }: OfficeSelectProps) {
  const own = form.problems.filter(({ field }) => field === name)
  return (
    <Field id={name} label={label} problems={own}>
      <select
        id={name}
        name={name}
        defaultValue={form.values[name] ?? value}
        {...controlState(name, own)}
      >
        {children}
      </select>
    </Field>
  )
}

/** What was typed into a form of the back office, and what is wrong with it. */
export interface OfficeForm {
  values: Readonly<Record<string, string>>
  problems: readonly Problem[]
}
