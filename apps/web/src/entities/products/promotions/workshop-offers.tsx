import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { OfertaPublica } from '@tuerca/contracts/products/promotions/schemas';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { usePublicConfig } from '@/entities/platform/system/system.queries';
import { CopyButton } from '@/ui/copy-button';
import { Picture } from '@/ui/picture';
import { Precio } from '@/ui/precio';
import { Section } from '@/ui/section';
import { OfferCards } from './offer-cards';
import { discountText, offerPeriod, offerScope } from './offer-format';
import { workshopOffersQuery } from './promotions.queries';

/** A percentage as text, an amount like every price: bolivars first. */
function Discount({ oferta }: { oferta: OfertaPublica }) {
  const tasa = usePublicConfig().data?.tasa?.valor;
  if (oferta.tipoDescuento === 'porcentaje' || !tasa)
    return <Typography sx={{ color: 'error.main', fontWeight: 700 }}>{discountText(oferta)}</Typography>;
  return (
    <Box sx={{ color: 'error.main' }}>
      <Precio
        size="sm"
        bs={toMonto(toBolivares(toCentimos(oferta.valorDescuento), tasa))}
        usd={oferta.valorDescuento}
      />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        menos
      </Typography>
    </Box>
  );
}

const Offer = ({ oferta }: { oferta: OfertaPublica }) => (
  <Paper component="li" variant="outlined" sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column' }}>
    {oferta.imagen && (
      <Picture
        src={oferta.imagen}
        alt=""
        ratio="2 / 1"
        sizes="(min-width: 900px) 360px, 88vw"
        fallback="servicio"
        sx={{ borderRadius: 0 }}
      />
    )}
    <Box sx={{ p: 2, display: 'grid', gap: 0.75 }}>
      <Discount oferta={oferta} />
      <Typography variant="subtitle1" component="h3" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
        {oferta.nombre}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {oferta.descripcion}
      </Typography>
      <Typography variant="body2">{offerScope(oferta)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {offerPeriod(oferta)}
      </Typography>
      {oferta.codigoPromo && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2">
            Al agendar, usa el código <strong>{oferta.codigoPromo}</strong>
          </Typography>
          <CopyButton compact text={oferta.codigoPromo} what={`el código ${oferta.codigoPromo}`} />
        </Box>
      )}
    </Box>
  </Paper>
);

/** Current offers of a workshop, above its services; renders nothing while there are none. */
export function WorkshopOffers({ tallerId }: { tallerId: string }) {
  const { data } = useQuery(workshopOffersQuery(tallerId));
  if (!data?.length) return null;
  return (
    <Section title="Ofertas" text="Vigentes hoy en este taller.">
      <OfferCards>
        {data.map((oferta) => (
          <Offer key={oferta._id} oferta={oferta} />
        ))}
      </OfferCards>
    </Section>
  );
}
