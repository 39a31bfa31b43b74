import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { useDoubleCodes } from './double-codes.queries';
import { PRODUCT_CALLS } from './own-products.queries';

const list = { listStyle: 'none', m: 0, p: 0 } as const;

/** Codes that several of my products share, with the way to each of them; nothing while there are none. */
export function DoubleCodes() {
  const { data } = useDoubleCodes();
  const mayEdit = useMayCall()(PRODUCT_CALLS.update);
  if (!data?.total) return null;
  const hidden = data.total - data.codigos.length;
  return (
    <Alert severity="warning" sx={{ mb: 2, alignItems: 'flex-start' }}>
      <AlertTitle>{plural(data.total, 'código está', 'códigos están')} en más de un producto</AlertTitle>
      {PRODUCT_MESSAGES.doubleCodes}
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 24 }}>
          Ver cuáles son
        </Box>
        <Box component="ul" aria-label="Códigos repetidos" sx={{ ...list, display: 'grid', gap: 1.5, mt: 1 }}>
          {data.codigos.map(({ codigo, productos }) => (
            <Box component="li" key={codigo} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{codigo}</strong>
              <Box component="ul" sx={list}>
                {productos.map(({ _id, nombre, sku }) => (
                  <Box component="li" key={_id} sx={{ py: 0.5 }}>
                    {mayEdit ? (
                      <Link component={RouterLink} to={paths.storeProduct(_id)} color="inherit">
                        {nombre}
                      </Link>
                    ) : (
                      nombre
                    )}{' '}
                    · «{sku}»
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        {hidden > 0 && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            Y {plural(hidden, 'código', 'códigos')} más.
          </Typography>
        )}
      </Box>
    </Alert>
  );
}
