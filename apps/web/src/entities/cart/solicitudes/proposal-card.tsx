import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ENTREGA_PROPUESTA_LABELS } from '@tuerca/contracts/cart/solicitudes/rules';
import type { Propuesta } from '@tuerca/contracts/cart/solicitudes/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { bs, plural, ref } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';
import { Picture } from '@/ui/picture';
import { Precio } from '@/ui/precio';
import { Rating } from '@/ui/rating';
import { VerifiedMark } from '@/ui/verified-mark';
import { PropuestaChip } from './estado-chips';

const CONDITION = { nuevo: 'Nuevo', usado: 'Usado', remanufacturado: 'Remanufacturado' } as const;
const NEAR = { ciudad: 'En tu ciudad', estado: 'En tu estado', pais: 'En otro estado' } as const;
const readyIn = (days: number): string => (days === 0 ? 'Disponible hoy' : `Lista en ${plural(days, 'día', 'días')}`);

/** Delivery of a proposal, with its cost by the platform's tariff. */
const Delivery = ({ envio, envioBs }: Pick<Propuesta, 'envio' | 'envioBs'>) =>
  envio === null || envioBs === null ? (
    <>{ENTREGA_PROPUESTA_LABELS.solo_retiro}</>
  ) : (
    <>
      Envío {bs(envioBs)} ({ref(envio)}) o retiro gratis
    </>
  );

/** A proposal with all that is compared: price, condition, delivery, store, place and expiry. */
export function ProposalCard({ propuesta, actions }: { propuesta: Propuesta; actions?: ReactNode }) {
  const id = useId();
  const { tienda, nombre, imagen, precio, precioBs, cantidad, condicion, marcaRepuesto, nota, estado } = propuesta;
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {imagen && (
          <Box sx={{ width: 72, flex: 'none' }}>
            <Picture src={imagen} alt="" sizes="72px" ratio="1 / 1" />
          </Box>
        )}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={id} component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {nombre}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
            <Typography variant="body2" noWrap>
              {tienda.nombreTienda}
            </Typography>
            {tienda.verificada && <VerifiedMark label="Tienda verificada" />}
          </Box>
          {tienda.numeroValoraciones > 0 ? (
            <Rating value={tienda.valoracionPromedio} count={tienda.numeroValoraciones} compact />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Sin reseñas todavía
            </Typography>
          )}
        </Box>
        <Box sx={{ flex: 'none' }}>
          <PropuestaChip estado={estado} />
        </Box>
      </Box>
      <Precio bs={precioBs} usd={precio} />
      <Facts>
        <Fact label="Condición" wide>
          {[CONDITION[condicion], marcaRepuesto].filter(Boolean).join(' · ')}
        </Fact>
        <Fact label="Ofrece">{plural(cantidad, 'unidad', 'unidades')}</Fact>
        <Fact label="Entrega" wide>
          <Delivery {...propuesta} />
        </Fact>
        <Fact label="Tiempo">{readyIn(propuesta.diasEntrega)}</Fact>
        <Fact label="Dónde">
          {tienda.ciudad} · {NEAR[propuesta.cercania]}
        </Fact>
        <Fact label="Vale hasta" wide>
          {formatFechaHora(propuesta.vence)}
        </Fact>
        {propuesta.autor && <Fact label="La envió">{propuesta.autor.nombre}</Fact>}
        {propuesta.retiradaPor && <Fact label="La retiró">{propuesta.retiradaPor.nombre}</Fact>}
      </Facts>
      {nota && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {nota}
        </Typography>
      )}
      {actions && <Box sx={{ mt: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Paper>
  );
}

/** Grid of proposals, as many per row as fit. */
export const ProposalGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
    {children}
  </Box>
);
