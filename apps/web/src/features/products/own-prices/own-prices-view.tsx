import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OPENS_SOON, RATE_AWAITED, SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { CambioPrecios } from '@tuerca/contracts/products/products/price-change';
import { usePublicConfig } from '@/entities/platform/system/system.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { Tabs, useTab } from '@/ui/tabs';
import { WorkProgress } from '@/ui/work-progress';
import { useRunningChange } from './own-prices.queries';
import { PriceForm } from './price-form';
import { productsText } from './price-format';
import { PriceGrid } from './price-grid';
import { PriceHistory } from './price-history';
import { readScope } from './price-scope';
import { usePriceEdits } from './use-price-edits';

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

/** Products of the address. */
const Scope = ({ words }: { words: string }) => (
  <Paper
    variant="outlined"
    sx={{
      px: 2,
      py: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 1,
    }}
  >
    <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
        Productos:{' '}
      </Box>
      <strong>{words}</strong>
    </Typography>
    <Button component={Link} to={paths.storeProducts()} sx={{ mx: -1, px: 1 }}>
      Elegir otros
    </Button>
  </Paper>
);

/** Content that shows Bs.; says so while there is no rate. */
function WithRate({ children }: { children: (tasa: number) => ReactNode }) {
  return (
    <DataState
      query={usePublicConfig()}
      skeleton={<Skeleton variant="rectangular" height={360} sx={{ borderRadius: '10px' }} />}
      error={SYSTEM_MESSAGES.rateFailed}
    >
      {({ tasa, tasaRetirada }) =>
        tasa ? children(tasa.valor) : <Alert severity="info">{tasaRetirada ? RATE_AWAITED : OPENS_SOON}</Alert>
      }
    </DataState>
  );
}

/** Changes the prices of the products in the address: each by itself, or all by a rule, which can be undone. */
function OwnPricesView() {
  const [address] = useSearchParams();
  const { scope, words } = useMemo(() => readScope(address), [address]);
  const [changed, setChanged] = useState<CambioPrecios | null>(null);
  const running = useRunningChange();
  const [mode, setMode] = useTab(['uno', 'regla'], 'modo');
  // Here, so that a look at the other tab loses nothing.
  const edits = usePriceEdits();
  const byRule = (
    <Box sx={stack}>
      {changed && (
        <Alert severity="success" onClose={() => setChanged(null)}>
          Cambiaste los precios de {productsText(changed.total)}. Si te equivocaste, deshazlo abajo.
        </Alert>
      )}
      {!running && (
        <WithRate>
          {(tasa) => (
            <PriceForm
              key={address.toString()}
              scope={scope}
              tasa={tasa}
              onChanged={(done) => setChanged(done.enCurso ? null : done)}
            />
          )}
        </WithRate>
      )}
      <PriceHistory />
    </Box>
  );
  return (
    <Box sx={stack}>
      <Scope words={words} />
      {running && <RunningChange change={running} />}
      <Box>
        <Tabs
          label="Cómo cambian los precios"
          value={mode}
          onChange={setMode}
          fill
          panelSx={{ pt: 2 }}
          tabs={[
            {
              id: 'uno',
              label: 'Uno por uno',
              content: !running && (
                <WithRate>{(tasa) => <PriceGrid scope={scope} tasa={tasa} edits={edits} />}</WithRate>
              ),
            },
            { id: 'regla', label: 'Con una regla', content: byRule },
          ]}
        />
      </Box>
    </Box>
  );
}

/** Page for the prices of many products, in the store's panel. */
export const OwnPricesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Cambiar precios" noindex />
    <BackLink to={paths.storeProducts()} label="Volver a productos" />
    <PageHeader title="Cambiar precios" />
    <OwnPricesView />
  </Container>
);
