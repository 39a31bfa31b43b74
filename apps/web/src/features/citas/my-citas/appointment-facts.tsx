import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { formatKilometraje } from '@tuerca/contracts/citas/hojas/mileage';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { citaPrice, shortId, whenInWords } from '@/entities/citas/citas/cita-format';
import { bs, duration, longDate } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';

/** Returns 'Hasta el 21 de mayo de 2027 o 5.000 km más'. */
function warrantyInWords({ hasta, kilometros }: NonNullable<Cita['garantia']>): string {
  const until = hasta && `hasta el ${longDate(hasta)}`;
  const distance = kilometros > 0 && `${formatKilometraje(kilometros)} más`;
  const text = [until, distance].filter(Boolean).join(' o ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : 'Sin garantía';
}

/** Time, service and price of an appointment; warranty of a finished one. */
export const AppointmentFacts = ({ cita }: { cita: Cita }) => (
  <Facts>
    <Fact label="Fecha y hora" wide>
      {whenInWords(cita)}
    </Fact>
    <Fact label="Servicio" wide>
      {cita.servicio.nombre}
    </Fact>
    <Fact label="Duración estimada">{duration(cita.duracionEstimada)}</Fact>
    <Fact label={cita.precioFinalBs === null && !cita.servicio.precioFijo ? 'Precio desde' : 'Precio'}>
      {citaPrice(cita)}
    </Fact>
    <Fact label="Cita">{shortId(cita._id)}</Fact>
    {cita.promocion && (
      <Fact label={cita.promocion.codigo ? `Código ${cita.promocion.codigo}` : 'Oferta'}>{cita.promocion.nombre}</Fact>
    )}
    {cita.tecnico && <Fact label="Técnico">{cita.tecnico.nombre}</Fact>}
    {cita.kilometraje !== null && <Fact label="Kilometraje">{formatKilometraje(cita.kilometraje)}</Fact>}
    {cita.garantia && <Fact label="Garantía">{warrantyInWords(cita.garantia)}</Fact>}
    {cita.tasa !== null && <Fact label="Tasa">{`${bs(cita.tasa)} por dólar`}</Fact>}
    {cita.razonCancelacion && (
      <Fact label={ORDER_MESSAGES.cancelReason} wide>
        {cita.razonCancelacion}
      </Fact>
    )}
  </Facts>
);
