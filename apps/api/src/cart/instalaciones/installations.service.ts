import { Injectable } from '@nestjs/common';
import { ARRIVAL_HOURS, type Journey } from '@tuerca/contracts/auth/stores/arrival';
import { COTIZACION_MINUTES } from '@tuerca/contracts/cart/checkout/schemas';
import type { Instalacion } from '@tuerca/contracts/cart/instalaciones/schemas';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { truncate } from '@tuerca/contracts/kernel/text';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { caracasInstant, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { BookingService, type PreparedBooking } from '../../citas/citas/booking.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';

/** One store's part of a purchase, as far as its installation is concerned. */
export interface Consignment {
  /** Estimated arrival. */
  arrives: Date;
  /** The workshop that it is delivered at. */
  taller: { _id: string } | null;
  items: { nombre: string; cantidad: number }[];
}

/**
 * Time passes while the client goes on, and is not held against her: an hour that the cart offered is still quoted so long after, and
 * what a quote allowed stays allowed while the quote is in force. In milliseconds.
 */
const QUOTE_GRACE = 30 * 60_000;
const PAYMENT_GRACE = QUOTE_GRACE + COTIZACION_MINUTES * 60_000;
const MAX_DESCRIPTION = 900;

/** Estimated arrival of parts that travel these ways. */
export const arrivalOf = (journeys: readonly Journey[], now: Date): Date =>
  new Date(now.getTime() + HOUR * Math.max(0, ...journeys.map((journey) => ARRIVAL_HOURS[journey])));

/** The appointment that is booked together with a purchase. */
@Injectable()
export class InstallationsService {
  constructor(
    private readonly booking: BookingService,
    private readonly clock: Clock,
  ) {}

  /** Throws what would refuse the appointment if it were booked now; holds nothing. */
  async check(user: CurrentUser, instalacion: Instalacion | null, parts: readonly Consignment[]): Promise<void> {
    const prepared = await this.prepareBy(user, instalacion, parts, QUOTE_GRACE);
    if (prepared) await this.booking.check(prepared);
  }

  /** The appointment of a purchase, checked but for its time; null when none is wanted. Throws ENTREGA_SIN_INSTALACION. */
  prepare(
    user: CurrentUser,
    instalacion: Instalacion | null,
    parts: readonly Consignment[],
  ): Promise<PreparedBooking | null> {
    return this.prepareBy(user, instalacion, parts, PAYMENT_GRACE);
  }

  private async prepareBy(
    user: CurrentUser,
    instalacion: Instalacion | null,
    parts: readonly Consignment[],
    grace: number,
  ): Promise<PreparedBooking | null> {
    if (parts.some(({ taller }) => taller && taller._id !== instalacion?.tallerId))
      throw new AppError('ENTREGA_SIN_INSTALACION');
    if (!instalacion) return null;
    const { nota, ...appointment } = instalacion;
    const now = this.clock.now();
    const start = caracasInstant(instalacion.fecha, instalacion.hora);
    const arrival = new Date(Math.max(now.getTime(), ...parts.map(({ arrives }) => arrives.getTime())));
    if (start > now && start.getTime() < arrival.getTime() - grace)
      throw new AppError('INSTALACION_MUY_PRONTO', {
        message: sentence(
          `Con la entrega que elegiste los repuestos llegan después de tu cita. Elige una hora desde el ${formatFechaHora(arrival)}.`,
        ),
        data: { desde: arrival.toISOString() },
      });
    const list = parts
      .flatMap(({ items }) => items.map(({ nombre, cantidad }) => `${nombre} (${cantidad})`))
      .join(', ');
    const descripcionProblema = truncate([`Instalar: ${list}`, ...(nota ? [nota] : [])].join('. '), MAX_DESCRIPTION);
    return this.booking.prepare(user, { ...appointment, descripcionProblema, codigoPromo: null, enLugarDe: null });
  }
}
