import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CONFIG_CATEGORIES, type ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { ArrowForwardRounded } from '@/ui/icons/arrow-forward-rounded';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { Tabs, useTab } from '@/ui/tabs';
import { EntryList } from './entry-list';
import { RateCard } from './rate-card';
import { RatesPanel } from './rates-panel';
import { RecipientSettingsCard } from './recipient-card';

type Category = ConfigEntry['categoria'];
const TITLES: Record<Category, string> = {
  tarifas: 'Tarifas',
  comisiones: 'Comisiones',
  sistema: 'Sistema',
  notificaciones: 'Notificaciones',
};

const CommissionsLink = () => (
  <Button component={Link} to={paths.adminCommissions()} endIcon={<ArrowForwardRounded />}>
    Excepciones por tienda
  </Button>
);
const Rates = () => (
  <>
    <RateCard />
    <RatesPanel />
  </>
);
/** Card above the list of a category. */
const CARDS: Partial<Record<Category, () => ReactNode>> = { tarifas: Rates, sistema: RecipientSettingsCard };

/** Configuration in four categories; the open one is kept in the address. */
function ConfigView() {
  const [open, show] = useTab(CONFIG_CATEGORIES, 'categoria');
  return (
    <>
      <PageHeader
        title="Configuración del sistema"
        text="Tarifas, comisiones y reglas con las que trabaja la plataforma. Lo delicado pide tu contraseña y un motivo."
      />
      <Tabs
        label="Categorías"
        value={open}
        onChange={show}
        panelSx={{ pt: 3 }}
        tabs={CONFIG_CATEGORIES.map((categoria) => {
          const Card = CARDS[categoria];
          return {
            id: categoria,
            label: TITLES[categoria],
            content: (
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                {Card && <Card />}
                <Panel title={TITLES[categoria]} action={categoria === 'comisiones' ? <CommissionsLink /> : undefined}>
                  <EntryList categoria={categoria} />
                </Panel>
              </Box>
            ),
          };
        })}
      />
    </>
  );
}

/** Page of the system's configuration, in the administrators' office. */
export const ConfigPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Configuración del sistema" noindex />
    <ConfigView />
  </Container>
);
