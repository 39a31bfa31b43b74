import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CAMPANA_MESSAGES } from '@tuerca/contracts/products/campaigns/messages';
import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { AddRounded } from '@/ui/icons/add-rounded';
import { CampaignOutlined } from '@/ui/icons/campaign-outlined';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { PowerSettingsNewRounded } from '@/ui/icons/power-settings-new-rounded';
import { TRY_WORD_OR_STATE } from '@/ui/labels';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { ADMIN_CAMPAIGN_COLUMNS } from './campaign-columns';
import { readCampaignsFile, useCampaigns } from './campaigns.queries';
import { CAMPAIGN_ESTADO_OPTIONS, CAMPAIGN_FILTERS } from './filters';

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

/** Campaigns of the platform, of the administrators' office. */
export function CampaignsPage() {
  const address = useAddressFilters(CAMPAIGN_FILTERS);
  const [toggled, setToggled] = useState<Campana | null>(null);
  return (
    <OfficeList
      address={address}
      title="Ofertas"
      text="Campañas de la plataforma. Cada tienda decide si se une, y el descuento sale de su precio."
      file={{ read: readCampaignsFile, name: 'Ofertas.csv', words: { failed: CAMPANA_MESSAGES.exportFailed } }}
      actions={<Create label="Nueva oferta" />}
      bar={{
        search: { name: 'q', place: 'En las ofertas', placeholder: 'Nombre o descripción', maxLength: 80 },
        columns: 3,
        choices: [{ name: 'estado', label: 'Estado', options: CAMPAIGN_ESTADO_OPTIONS }],
      }}
      noun={['oferta', 'ofertas']}
      columns={ADMIN_CAMPAIGN_COLUMNS}
      cardsBelow={900}
      query={useCampaigns(address.filters)}
      nameOf={({ nombre }) => nombre}
      error={OFERTA_MESSAGES.loadFailed}
      menu={(campana) => menuOf(campana, () => setToggled(campana))}
      none={{
        icon: CampaignOutlined,
        title: 'Todavía no hay ofertas de la plataforma',
        text: 'Abre una campaña para una fecha, una categoría o una marca: las tiendas a las que les sirve reciben un aviso.',
        action: <Create label="Crear oferta" />,
      }}
      nothing={{
        title: OFERTA_MESSAGES.empty,
        text: TRY_WORD_OR_STATE,
      }}
    >
      {toggled && <ToggleDialog campana={toggled} onClose={() => setToggled(null)} />}
    </OfficeList>
  );
}
