import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CAMPANA_MESSAGES } from '@tuerca/contracts/products/campaigns/messages';
import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { FilterSelect } from '@/ui/filter-select';
import { AddRounded } from '@/ui/icons/add-rounded';
import { CampaignOutlined } from '@/ui/icons/campaign-outlined';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { PowerSettingsNewRounded } from '@/ui/icons/power-settings-new-rounded';
import { TRY_WORD_OR_STATE } from '@/ui/labels';
import { ListFilters } from '@/ui/list-filters';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { ADMIN_CAMPAIGN_COLUMNS } from './campaign-columns';
import { readCampaignsFile, useCampaigns } from './campaigns.queries';
import { CAMPAIGN_FILTERS, CAMPAIGN_ESTADO_OPTIONS } from './filters';

const ToggleDialog = onDemand(async () => (await import('./toggle-dialog')).ToggleDialog);

const Create = ({ label }: { label: string }) => (
  <Button component={Link} to={paths.adminNewOffer()} variant="contained" startIcon={<AddRounded />}>
    {label}
  </Button>
);

const menuOf = (campana: Campana, onToggle: () => void) =>
  campana.estado === 'terminada'
    ? []
    : [
        { label: 'Editar', icon: <EditOutlined />, to: paths.adminOffer(campana._id) },
        {
          label: campana.activa ? 'Desactivar' : 'Activar',
          icon: <PowerSettingsNewRounded />,
          danger: campana.activa,
          onSelect: onToggle,
        },
      ];

/** Campaigns of the platform: found, changed, switched on and off. The filters live in the address. */
function CampaignsView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(CAMPAIGN_FILTERS);
  const [toggled, setToggled] = useState<Campana | null>(null);
  const query = useCampaigns(filters);
  const applied = CAMPAIGN_FILTERS.applied(filters);
  return (
    <>
      <PageHeader
        title="Ofertas"
        text="Campañas de la plataforma. Cada tienda decide si se une, y el descuento sale de su precio."
        actions={
          <>
            <ExportButton
              read={() => readCampaignsFile(filters)}
              fileName="Ofertas.csv"
              words={{ failed: CAMPANA_MESSAGES.exportFailed }}
            />
            <Create label="Nueva oferta" />
          </>
        }
      />
      <ListFilters
        search={{
          place: 'En las ofertas',
          placeholder: 'Nombre o descripción',
          value: filters.q,
          maxLength: 80,
          onChange: (q, typing) => change({ q }, typing),
        }}
        columns={3}
        applied={applied}
        onRemove={change}
        onClear={clear}
      >
        <FilterSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={CAMPAIGN_ESTADO_OPTIONS}
          onChange={(estado) => change({ estado }, true)}
        />
      </ListFilters>
      <DataTable
        label="Ofertas"
        noun={['oferta', 'ofertas']}
        columns={ADMIN_CAMPAIGN_COLUMNS}
        cardsBelow={900}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ nombre }) => nombre}
        page={filters.page}
        hrefOf={hrefOf}
        error={OFERTA_MESSAGES.loadFailed}
        menu={(campana) => menuOf(campana, () => setToggled(campana))}
        empty={
          applied.length ? (
            <NothingFound title={OFERTA_MESSAGES.empty} text={TRY_WORD_OR_STATE} onClear={clear} />
          ) : (
            <EmptyState
              icon={<CampaignOutlined sx={{ fontSize: 34 }} />}
              title="Todavía no hay ofertas de la plataforma"
              text="Abre una campaña para una fecha, una categoría o una marca: las tiendas a las que les sirve reciben un aviso."
              action={<Create label="Crear oferta" />}
            />
          )
        }
      />
      {toggled && <ToggleDialog campana={toggled} onClose={() => setToggled(null)} />}
    </>
  );
}

/** Campaigns of the platform, of the administrators' office. */
export const CampaignsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Ofertas" noindex />
    <CampaignsView />
  </Container>
);
