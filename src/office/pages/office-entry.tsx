/** The back office's pages stay as the server wrote them: all they load is how they look. */
import '../../ui/base.css'
import '../../ui/message-box.module.css'
import '../../ui/button.module.css'
import '../../ui/form/field.module.css'
import './data-table.module.css'
import './office-frame.module.css'
import './parts.module.css'
