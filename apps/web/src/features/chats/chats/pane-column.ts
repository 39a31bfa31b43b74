/** A part of the conversation's pane: a column that takes the room that is left. */
export const paneColumn = { flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' } as const;
/** A row of the conversation's pane between its header and its messages. */
export const paneRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, md: 2.5 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;
