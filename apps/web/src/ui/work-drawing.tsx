import Box from '@mui/material/Box';

/** A nut on the bench that is not tightened yet: stands where something is being made. Decoration only. */
export const WorkDrawing = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 200 132"
    sx={{ width: 200, height: 132, fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' }}
  >
    <Box component="g" sx={{ stroke: 'var(--t-palette-marca-tileInk)' }}>
      <path d="M14 122h172" />
      <path d="M34 122v-8h132v8" />
      <path strokeDasharray="5 7" d="M100 6v14M62 18l8 11M138 18l-8 11" />
    </Box>
    <Box
      component="path"
      sx={{ fill: 'var(--t-palette-secondary-main)', stroke: 'none' }}
      fillRule="evenodd"
      d="M80 34h40a7 7 0 0 1 6 3.500l18 31.500a7 7 0 0 1 0 7L126 107a7 7 0 0 1-6 3.500H80a7 7 0 0 1-6-3.500L56 76a7 7 0 0 1 0-7l18-31.500A7 7 0 0 1 80 34Zm20 18a20.500 20.500 0 1 0 0 41 20.500 20.500 0 0 0 0-41Z"
    />
    <Box
      component="path"
      sx={{ stroke: 'var(--t-palette-primary-main)', fill: 'var(--t-palette-background-paper)' }}
      d="M186 30a13 13 0 0 1-16.500 12.500L132 80a8 8 0 0 1-11.500-11.500L158 31a13 13 0 0 1 16.500-16.500l-7 7 1.500 8 8 1.500 7-7c1.300 1.800 2 4 2 6Z"
    />
  </Box>
);
