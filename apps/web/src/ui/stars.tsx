import Box from '@mui/material/Box';

const STAR = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="m12 17.27 4.15 2.51c.76.46 1.69-.22 1.49-1.08l-1.1-4.72 3.67-3.18c.67-.58.31-1.68-.57-1.75l-4.83-.41-1.89-4.46c-.34-.81-1.5-.81-1.84 0L9.19 8.63l-4.83.41c-.88.07-1.24 1.17-.57 1.75l3.67 3.18-1.1 4.72c-.2.86.73 1.54 1.49 1.08z"/></svg>',
);
const EMPTY = 'color-mix(in srgb, var(--t-palette-marca-control) 45%, transparent)';

/** Five stars filled to a tenth, cut out of one strip of colour; what they say stands beside them in words. */
export const Stars = ({ value, size = 18 }: { value: number; size?: number }) => (
  <Box
    component="span"
    aria-hidden
    style={{ '--lleno': `${Math.round(value * 20)}%` } as React.CSSProperties}
    sx={{
      display: 'inline-block',
      flex: 'none',
      width: size * 5,
      height: size,
      background: `linear-gradient(90deg, var(--t-palette-secondary-main) var(--lleno), ${EMPTY} var(--lleno))`,
      mask: `url("data:image/svg+xml,${STAR}") 0 0 / ${size}px ${size}px repeat-x`,
    }}
  />
);
