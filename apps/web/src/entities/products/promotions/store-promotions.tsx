import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Promocion } from '@tuerca/contracts/products/promotions/store-schemas';
import { longDate } from '@/lib/format';
import { Section } from '@/ui/section';
import { OfferCards } from './offer-cards';
import { discountWords, promotionScope } from './promotion-format';
import { storePromotionsQuery } from './promotions.queries';

const Promotion = ({ promocion }: { promocion: Promocion }) => (
  <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 0.5, alignContent: 'start' }}>
    <Typography sx={{ color: 'error.main', fontWeight: 700 }}>{discountWords(promocion.descuento)}</Typography>
    <Typography variant="subtitle1" component="h3" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
      {promocion.titulo}
    </Typography>
    {promocion.descripcion && (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {promocion.descripcion}
      </Typography>
    )}
    <Typography variant="body2">
      {promotionScope(promocion)} · hasta el {longDate(promocion.fechaFin)}
    </Typography>
    {promocion.condiciones && (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {promocion.condiciones}
      </Typography>
    )}
  </Paper>
);

/** Current promotions of a store, above its products; renders nothing while there are none. */
export function StorePromotions({ tiendaId }: { tiendaId: string }) {
  const { data } = useQuery(storePromotionsQuery(tiendaId));
  if (!data?.length) return null;
  return (
    <Section title="Promociones" text="Vigentes hoy en esta tienda; el precio ya las incluye.">
      <OfferCards>
        {data.map((promocion) => (
          <Promotion key={promocion._id} promocion={promocion} />
        ))}
      </OfferCards>
    </Section>
  );
}
