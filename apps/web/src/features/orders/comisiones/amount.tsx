import Box from '@mui/material/Box';
import type { Importe } from '@tuerca/contracts/orders/comisiones/schemas';
import { bs, ref } from '@/lib/format';

/** An amount in a table: bolivars, and the dollar reference below. */
export const Amount = ({ of, strong = false }: { of: Importe; strong?: boolean }) => (
  <>
    <Box component="span" sx={{ display: 'block', fontWeight: strong ? 700 : 400, whiteSpace: 'nowrap' }}>
      {bs(of.bs)}
    </Box>
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {ref(of.usd)}
    </Box>
  </>
);
