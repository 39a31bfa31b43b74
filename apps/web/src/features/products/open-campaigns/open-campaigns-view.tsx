import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CAMPANA_MESSAGES } from '@tuerca/contracts/products/campaigns/messages';
import type { CampanaDeTienda } from '@tuerca/contracts/products/campaigns/schemas';
import { campaignDays } from '@/entities/products/promotions/campaign-format';
import { percent, plural } from '@/lib/format';
import { ConfirmAction } from '@/ui/confirm-action';
import { ErrorState } from '@/ui/error-state';
import { Section } from '@/ui/section';
import { CampaignCard } from './campaign-card';
import { useJoinCampaign, useLeaveCampaign, useOpenCampaigns } from './open-campaigns.queries';

function ChooseDialog({ campana, onClose }: { campana: CampanaDeTienda; onClose: () => void }) {
  const join = useJoinCampaign();
  const leave = useLeaveCampaign();
  const { nombre, porcentaje, productos, unida } = campana;
  const affected = plural(productos, 'producto', 'productos');
  return (
    <ConfirmAction
      title={unida ? '¿Salir de la campaña?' : '¿Unir tu tienda a la campaña?'}
      confirm={unida ? 'Salir' : 'Unirme'}
      danger={unida}
      run={() => (unida ? leave : join).mutateAsync(campana)}
      done={unida ? CAMPANA_MESSAGES.left : CAMPANA_MESSAGES.joined}
      error={unida ? CAMPANA_MESSAGES.leaveFailed : CAMPANA_MESSAGES.joinFailed}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {unida
          ? `${affected} de «${nombre}» vuelven a su precio de inmediato.`
          : `${affected} de tu tienda bajan ${percent(porcentaje)} del ${campaignDays(campana)}, y lo que agregues después también. El descuento lo asumes tú. Si un producto ya tiene una rebaja mejor, vale la mejor.`}
      </Typography>
    </ConfirmAction>
  );
}

/** Campaigns of the platform that a store may join; nothing while there are none. */
export function OpenCampaignsView() {
  const { data, isError, refetch } = useOpenCampaigns();
  const [chosen, setChosen] = useState<CampanaDeTienda | null>(null);
  if (isError && !data) return <ErrorState message={CAMPANA_MESSAGES.openFailed} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <Section
      title="Campañas de Tuerca"
      text="Únete a las que te convengan: cuentan como una promoción más de tu tienda."
    >
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        }}
      >
        {data.map((campana) => (
          <CampaignCard key={campana._id} campana={campana} onChoose={() => setChosen(campana)} />
        ))}
      </Box>
      {chosen && <ChooseDialog campana={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
}
