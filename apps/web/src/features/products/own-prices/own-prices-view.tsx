import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OPENS_SOON, RATE_AWAITED, SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { CambioPrecios } from '@tuerca/contracts/products/products/price-change';
import { usePublicConfig } from '@/entities/platform/system/system.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { WorkProgress } from '@/ui/work-progress';
import { useRunningChange } from './own-prices.queries';
import { PriceForm } from './price-form';
import { productsText } from './price-format';
import { PriceHistory } from './price-history';
import { readScope } from './price-scope';

const stack = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 } as const;

/** Progress of the server's price change; a second one cannot run beside it. */
const RunningChange = ({ change: { enCurso, hechas, total } }: { change: CambioPrecios }) => (
  <WorkProgress
    title={enCurso === 'aplicando' ? 'Cambiando tus precios' : 'Devolviendo los precios de antes'}
    label="Progreso del cambio de precios"
    done={hechas}
    total={total}
    text="Puedes cerrar esta página: seguimos sin ti. Mientras tanto no puedes empezar otro cambio."
  />
);

/** Changes the prices of the products in the address, and undoes the change. */
function OwnPricesView() {
  const [address] = useSearchParams();
  const { scope, words } = useMemo(() => readScope(address), [address]);
  const [changed, setChanged] = useState<CambioPrecios | null>(null);
  const running = useRunningChange();
  const config = usePublicConfig();
  return (
    <Box sx={stack}>
      <Paper
        variant="outlined"
        sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Productos:{' '}
          </Box>
          <strong>{words}</strong>
        </Typography>
        <Button component={Link} to={paths.storeProducts()} sx={{ mx: -1 }}>
          Elegir otros
        </Button>
      </Paper>
      {changed && (
        <Alert severity="success" onClose={() => setChanged(null)}>
          Cambiaste los precios de {productsText(changed.total)}. Si te equivocaste, deshazlo abajo.
        </Alert>
      )}
      {running ? (
        <RunningChange change={running} />
      ) : (
        <DataState
          query={config}
          skeleton={<Skeleton variant="rectangular" height={360} sx={{ borderRadius: '10px' }} />}
          error={SYSTEM_MESSAGES.rateFailed}
        >
          {({ tasa, tasaRetirada }) =>
            tasa ? (
              <PriceForm
                key={address.toString()}
                scope={scope}
                tasa={tasa.valor}
                onChanged={(done) => setChanged(done.enCurso ? null : done)}
              />
            ) : (
              <Alert severity="info">{tasaRetirada ? RATE_AWAITED : OPENS_SOON}</Alert>
            )
          }
        </DataState>
      )}
      <PriceHistory />
    </Box>
  );
}

/** Page for the prices of many products, in the store's panel. */
export const OwnPricesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Cambiar precios" noindex />
    <BackLink to={paths.storeProducts()} label="Volver a productos" />
    <PageHeader
      title="Cambiar precios"
      text="De muchos productos a la vez: primero ves cómo quedan, y puedes deshacerlo."
    />
    <OwnPricesView />
  </Container>
);
