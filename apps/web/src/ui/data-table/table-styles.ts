import type { SxProps, Theme } from '@mui/material/styles';
import { sideScrollHint } from '@/ui/scroll-hint';

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

// A card of two lines: picture and name, then the rest side by side without its headers.
const COMPACT = {
  ...CARDS,
  '& tbody': { ...CARDS['& tbody'], gap: 1 },
  '& tbody tr': {
    ...CARDS['& tbody tr'],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    rowGap: 0.5,
    p: 1.125,
  },
  '& tbody tr > *, & tbody tr > [data-wide]': {
    ...CARDS['& tbody tr > *, & tbody tr > [data-wide]'],
    flex: 'none',
    order: 3,
  },
  '& tbody tr > [data-card=select]': { order: 1, m: -1.25, mr: 0 },
  '& tbody tr > [data-card=title]': {
    order: 1,
    // The menu or the checkbox beside it, and nothing else.
    flex: '1 1 calc(100% - 104px)',
    typography: 'body2',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '& > *': { minWidth: 0, width: '100%' },
    '& .name': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    '& .note': { display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& tbody tr > [data-card=actions], & tbody tr > [data-card=menu]': {
    order: 2,
    m: -1,
    ml: 0,
    alignSelf: 'flex-start',
    '& .actions > .MuiButton-root': { display: 'none' },
  },
  '& [data-card=line] > .label': { display: 'none' },
  '& [data-card=line] > :last-child': { minWidth: 0 },
  '& tbody tr > [data-card=line]:has(.price)': { flex: '1 1 auto' },
  '& tbody tr > [data-wide], & tbody tr > :has([data-usual]), & .price s, & .price .MuiChip-root': {
    display: 'none',
  },
  // Rows are chosen in a mode of their own, by a press anywhere on them.
  '&:not([data-choosing]) tbody tr > [data-card=select]': { display: 'none' },
  '&[data-choosing] tbody tr': { cursor: 'pointer', userSelect: 'none' },
  '&[data-choosing] tbody tr > [data-card=actions], &[data-choosing] tbody tr > [data-card=menu]': { display: 'none' },
} as const;

/** A table where there is room for it, else the same rows as cards. The markup is the same, so nothing has to be measured. */
export const tableStyles = (cardsBelow: number, compact = false): SxProps<Theme> => ({
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
  [below(cardsBelow)]: compact ? COMPACT : CARDS,
});

/** The frame around the lines; each card has its own. */
export const frameStyles = (cardsBelow: number): SxProps<Theme> => ({
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  ...sideScrollHint,
  backgroundColor: 'background.paper',
  [below(cardsBelow)]: { border: 0, background: 'none', overflow: 'visible' },
});
/** Elements that are shown only where rows are cards. */
export const cardsOnly = (cardsBelow: number): SxProps<Theme> => ({
  display: 'none',
  minWidth: 0,
  [below(cardsBelow)]: { display: 'block' },
});
/** The container whose width decides between lines and cards. */
export const room = { containerType: 'inline-size' } as const;
