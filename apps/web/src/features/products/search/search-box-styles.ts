/** Screens on which the box itself grows to the whole screen: the field keeps the focus, and with it the keyboard. */
export const PHONE = '@media (max-width:899.95px)';
/** Styles of the full-screen box. */
export const sheet = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  bgcolor: 'background.default',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
} as const;
/** Styles of the suggestions below the field; on a phone the rest of the sheet. */
export const popup = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  insetInline: 0,
  zIndex: 'modal',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  boxShadow: '0 8px 28px rgb(20 32 31 / 0.16)',
  [PHONE]: {
    position: 'static',
    flex: 1,
    overflow: 'visible',
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    bgcolor: 'transparent',
  },
} as const;
