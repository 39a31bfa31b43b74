/** A part of the conversation's pane: a column that takes the room that is left. */
export const paneColumn = { flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' } as const;
