import Box from '@mui/material/Box';

export type FallbackKind = 'producto' | 'tienda' | 'taller' | 'servicio';

// Line drawings of 64 x 64: a brake disc, a shop front, a lift, a spanner.
const DRAWINGS: Record<FallbackKind, string> = {
  producto:
    'M32 10a22 22 0 1 0 0 44 22 22 0 0 0 0-44Zm0 13a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0-7v2m0 28v2m16-16h-2m-28 0h-2m27.3-11.3-1.4 1.4m-19.8 19.8-1.4 1.4m22.6 0-1.4-1.4m-19.8-19.8-1.4-1.4M32 30.5v3m-1.5-1.5h3',
  tienda:
    'M12 28v24h40V28M9 26l5-14h36l5 14a5.75 5.75 0 0 1-11.5 0 5.75 5.75 0 0 1-11.5 0 5.75 5.75 0 0 1-11.5 0A5.75 5.75 0 0 1 9 26Zm11 26V38h10v14m6-12h10',
  taller: 'M10 54h44M18 54V20m28 34V20M14 34h36M17 33l3-9a4 4 0 0 1 4-3h16a4 4 0 0 1 4 3l3 9M24 34v4m16-4v4M22 28h20',
  servicio:
    'M44 12a12 12 0 0 0-12.6 15.8L13 46.200a4.200 4.200 0 0 0 0 6 4.200 4.200 0 0 0 6 0l18.400-18.400A12 12 0 0 0 53 20l-7 7-6-2-2-6 7-7Z',
};

/** Placeholder of a missing picture: a drawing in the brand's colours, never a grey box. */
export const PictureFallback = ({ kind, label }: { kind: FallbackKind; label: string }) => (
  <Box
    sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: 'marca.tileInk' }}
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : true}
  >
    <Box
      component="svg"
      viewBox="0 0 64 64"
      sx={{
        width: '42%',
        maxWidth: 128,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d={DRAWINGS[kind]} />
    </Box>
  </Box>
);
