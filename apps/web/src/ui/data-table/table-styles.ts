import type { SxProps, Theme } from '@mui/material/styles';

// Measured by the table's container: beside the rail of a panel it is narrower than the window.
const below = (width: number) => `@container (max-width:${width - 0.05}px)`;
/** Container width (px) below which rows are cards, and the extra width that columns for wide screens need. */
export const CARDS_BELOW = 600;
const WIDE = 200;

const CARDS = {
  display: 'block',
  '& thead': { display: 'none' },
  '& tbody': { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    rowGap: 1,
    alignItems: 'center',
    alignContent: 'start',
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.paper',
  },
  '& tbody tr > *, & tbody tr > [data-wide]': {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 2,
    gridColumn: '1 / -1',
    minWidth: 0,
    p: 0,
    border: 0,
    textAlign: 'left',
  },
  '& tbody tr > [data-card=select]': { gridColumn: 1, gridRow: 1, alignSelf: 'start', ml: -1.5, mt: -1.25 },
  '& tbody tr > [data-card=title]': { gridColumn: 2, gridRow: 1, typography: 'h4', overflowWrap: 'anywhere' },
  '& tbody tr > [data-card=corner]': { gridColumn: 3, gridRow: 1, alignSelf: 'start', pl: 1, color: 'text.secondary' },
  // A menu without buttons has no line of its own: it ends the title's.
  '& tbody tr > [data-card=menu]': { gridColumn: 4, gridRow: 1, alignSelf: 'start', mt: -1, mr: -1.5 },
  '& tbody tr > [data-card=plain]': { display: 'block' },
  '& tbody tr > [data-card=actions]': { display: 'block', order: 1, pt: 0.5 },
  // An unfolded card takes its whole line, joined with its details.
  '& tbody tr[data-open]': { gridColumn: '1 / -1', borderBottom: 0, borderRadius: '10px 10px 0 0' },
  '& tbody tr[data-details]': {
    display: 'block',
    gridColumn: '1 / -1',
    mt: -1.5,
    borderTop: 0,
    borderRadius: '0 0 10px 10px',
  },
  '& .actions .MuiButton-text:has(> .MuiButton-icon)': {
    px: 1.5,
    fontSize: '0.875rem',
    '& .MuiButton-icon': { mr: 1 },
  },
  '& .actions': { gap: 1, '& > :not(.MuiIconButton-root)': { flex: 1 } },
  '& [data-card=line] > .label': { display: 'block', color: 'text.secondary', flex: 'none' },
  '& [data-card=line] > :last-child': { minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' },
} as const;

/** A table where there is room for it, else the same rows as cards. The markup is the same, so nothing has to be measured. */
export const tableStyles = (cardsBelow: number): SxProps<Theme> => ({
  '& th, & td': { borderColor: 'divider', px: 1.5, py: 1.25, typography: 'body2', verticalAlign: 'middle' },
  '& thead th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap', py: 1 },
  // The cell that names the row keeps a minimum width, whatever else is beside it.
  '& tbody th': { fontWeight: 600, color: 'text.primary', textAlign: 'left', minWidth: 200 },
  '& tbody [data-one-line]': { whiteSpace: 'nowrap', minWidth: 0 },
  '& tbody tr': { transition: 'background-color 140ms ease-out' },
  '& tbody tr:hover': { bgcolor: 'marca.tile' },
  '& tbody tr[aria-selected=true]': { bgcolor: 'marca.tile' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody tr[data-details], & tbody tr[data-details]:hover': { bgcolor: 'background.default' },
  '& .label': { display: 'none' },
  '& .actions': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 },
  // In a line a text button with an icon shows the icon only; its name is in its label. One without an icon keeps its text.
  '& .actions .MuiButton-text:has(> .MuiButton-icon)': {
    minWidth: 44,
    px: 0,
    fontSize: 0,
    '& .MuiButton-icon': { m: 0 },
    '& .MuiSvgIcon-root': { fontSize: 20 },
  },
  [below(cardsBelow + WIDE)]: { '& [data-wide]': { display: 'none' } },
  [below(cardsBelow)]: CARDS,
});

/** The frame around the lines; each card has its own. */
export const frameStyles = (cardsBelow: number): SxProps<Theme> => ({
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  [below(cardsBelow)]: { border: 0, bgcolor: 'transparent', overflow: 'visible' },
});
/** Elements that are shown only where rows are cards. */
export const cardsOnly = (cardsBelow: number): SxProps<Theme> => ({
  display: 'none',
  minWidth: 0,
  [below(cardsBelow)]: { display: 'block' },
});
/** The container whose width decides between lines and cards. */
export const room = { containerType: 'inline-size' } as const;
