// Measured by the table's own room: beside the rail of a panel there is less of it than the window says.
const CARDS = '@container (max-width:759.95px)';
const NARROW = '@container (max-width:959.95px)';

/** A table of lines where there is room for it, else the same rows as cards. The markup stays one, so nothing has to be measured. */
export const tableStyles = {
  '& th, & td': { borderColor: 'divider', px: 1.5, py: 1.25, typography: 'body2', verticalAlign: 'middle' },
  '& thead th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap', py: 1 },
  '& tbody th': { fontWeight: 600, color: 'text.primary', textAlign: 'left' },
  '& tbody tr': { transition: 'background-color 140ms ease-out' },
  '& tbody tr:hover': { bgcolor: 'marca.tile' },
  '& tbody tr[aria-selected=true]': { bgcolor: 'marca.tile' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .label': { display: 'none' },
  '& .actions': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 },
  [NARROW]: { '& [data-wide]': { display: 'none' } },
  [CARDS]: {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      rowGap: 1,
      alignItems: 'center',
      p: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: '10px',
      bgcolor: 'background.paper',
    },
    '& tbody tr > *, & tbody tr > [data-wide]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 2,
      gridColumn: '1 / -1',
      p: 0,
      border: 0,
      textAlign: 'left',
    },
    '& tbody tr > [data-card=select]': { gridColumn: 1, gridRow: 1, ml: -1.5 },
    '& tbody tr > [data-card=title]': { gridColumn: 2, gridRow: 1, typography: 'h4', overflowWrap: 'anywhere' },
    '& tbody tr > [data-card=corner]': { gridColumn: 3, gridRow: 1, pl: 1, color: 'text.secondary' },
    '& tbody tr > [data-card=plain]': { display: 'block' },
    '& tbody tr > [data-card=actions]': { display: 'block', order: 1, pt: 0.5 },
    '& .actions': { gap: 1, '& > :not(.MuiIconButton-root)': { flex: 1 } },
    '& [data-card=line] > .label': { display: 'block', color: 'text.secondary', flex: 'none' },
    '& [data-card=line] > :last-child': { minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' },
  },
} as const;

/** The frame around the lines; each card has its own. */
export const frameStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  [CARDS]: { border: 0, bgcolor: 'transparent', overflow: 'visible' },
} as const;
/** What stands only where rows are cards. */
export const cardsOnly = { display: 'none', [CARDS]: { display: 'inline-flex' } } as const;
/** The room that decides between lines and cards. */
export const room = { containerType: 'inline-size' } as const;
