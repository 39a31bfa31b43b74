import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { bs, usd } from '@/lib/format';
import { Fact } from '@/ui/facts';

/** Of a price above what the client approved: both figures and why; nothing of any other. */
export const PriceFacts = ({
  cita: { precioFinal, precioAprobado, precioAprobadoBs, motivoPrecio },
}: {
  cita: Cita;
}) =>
  motivoPrecio && precioFinal !== null && precioAprobado !== null ? (
    <>
      <Fact label={CITA_MESSAGES.finalPrice}>{usd(precioFinal)}</Fact>
      <Fact label="Precio aprobado">
        {usd(precioAprobado)}
        {precioAprobadoBs !== null && ` (${bs(precioAprobadoBs)})`}
      </Fact>
      <Fact label={CITA_MESSAGES.aboveReason} wide>
        {motivoPrecio}
      </Fact>
    </>
  ) : null;
