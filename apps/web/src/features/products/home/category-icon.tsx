import SvgIcon from '@mui/material/SvgIcon';

const ring = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r} ${r} ${r} 0 0 0 0-${2 * r}Z`;

// Line drawings of 48 x 48, by the category's id.
export const DRAWINGS: Record<string, string> = {
  filtros: 'M15 15h18v23a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V15ZM13 10h22v5H13zM20 6h8v4h-8zM20 21v14M24 21v14M28 21v14',
  baterias: 'M6 16h36v23H6zM11 11h8v5h-8zM29 11h8v5h-8zM12 27h7M29 27h7M32.5 23.5v7',
  frenos: `${ring(24, 24, 18)}${ring(24, 24, 7)}M24 11v1.5M33.2 14.8l-1 1M37 24h-1.5M33.2 33.2l-1-1M24 37v-1.5M14.8 33.2l1-1M11 24h1.5M14.8 14.8l1 1`,
  transmision: `${ring(10, 10, 3.5)}${ring(24, 10, 3.5)}${ring(38, 10, 3.5)}${ring(10, 38, 3.5)}${ring(24, 38, 3.5)}M10 13.5v21M24 13.5v21M38 13.5V24M10 24h28`,
  suspension: `M24 4v6M15 10h18L15 14.5 33 19 15 23.5 33 28l-18 4h18M24 32v5${ring(24, 40.5, 3.5)}`,
  motor: 'M12 20h6l4-4h11l4 5h4v14h-4l-4 5H18l-6-6zM12 27H6M6 21v12M27 16v-6M21 10h12M41 21v14',
  iluminacion: 'M22 10C13 10 8 16 8 24s5 14 14 14c3 0 4-6 4-14s-1-14-4-14ZM32 15l8-3M33 21.5l9-1M33 27l9 1M32 33l8 3',
  carroceria: `M9.5 33H5v-7l5-2 6-9h14l8 9 5 2v7h-3.5M30.5 33h-13M10 24h28M24 15v9${ring(13.5, 33, 4)}${ring(34.5, 33, 4)}`,
  combustible:
    'M10 42V10a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v32M6 42h27M14.5 12h10v9h-10zM29 25h3a3 3 0 0 1 3 3v6a3.5 3.5 0 0 0 7 0V18l-6-6',
  neumaticos: `${ring(24, 24, 18)}${ring(24, 24, 11)}${ring(24, 24, 3)}M24 13v8M34.5 20.7l-7.6 2.400M30.5 33l-4.7-6.5M17.5 33l4.7-6.5M13.5 20.7l7.6 2.400`,
  enfriamiento: 'M7 15h34v21H7zM13 15v-5h7v5M28 36v5h7v-5M14 20v11M19 20v11M24 20v11M29 20v11M34 20v11',
  electrico: 'M27 5 11 27h11l-2 16 17-23H26l1-15Z',
};

// A hexagonal nut, for a category that an administrator added.
const ADDED = `M24 5l16.5 9.500v19L24 43 7.500 33.500v-19Z${ring(24, 24, 7)}`;

/** A category in lines; the place is never left empty. */
export const CategoryIcon = ({ id }: { id: string }) => (
  <SvgIcon
    viewBox="0 0 48 48"
    aria-hidden
    sx={{
      fontSize: { xs: 28, sm: 40 },
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }}
  >
    <path d={DRAWINGS[id] ?? ADDED} />
  </SvgIcon>
);
