import Box from '@mui/material/Box';
import { officeLines } from '@tuerca/contracts/orders/orders/office-text';
import type { Oficina } from '@tuerca/contracts/orders/orders/oficinas';

/** Address and hours of a courier's office, a line each. */
export const OfficeText = ({ office }: { office: Oficina }) => (
  <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {officeLines(office).map((line) => (
      <Box key={line} component="span" sx={{ display: 'block' }}>
        {line}
      </Box>
    ))}
  </Box>
);
