import { Injectable } from '@nestjs/common';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import type { CompraHabitual } from '@tuerca/contracts/cart/checkout/usual';
import { OrdersService } from '../../orders/orders/orders.service';
import { type PaymentRecord, PaymentsService } from '../../payments/payments/payments.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { fingerprint } from '../../platform/common/keys';
import { takenFields } from '../../platform/database/database-errors';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { toCompraRegistrada } from './checkout.mapper';
import { OutdatedPurchase, type PurchaseBody, PurchasePreparationService } from './purchase-preparation.service';
import { PurchaseStorageService, type RepeatGuard, type StoredPurchase } from './purchase-storage.service';
import { toCompraHabitual } from './usual.mapper';

const MAX_ATTEMPTS = 8;

/** A purchase in cash is only reserved, not paid. */
const messageOf = ({ metodoPago }: Pick<PaymentRecord, 'metodoPago'>): string =>
  metodoPago === 'efectivo' ? CHECKOUT_MESSAGES.reserved : CHECKOUT_MESSAGES.paymentRegistered;

/** Buying the cart, once however often it is sent: prepares and stores, and gives repeats the purchase that they made. */
@Injectable()
export class PurchaseService {
  constructor(
    private readonly preparation: PurchasePreparationService,
    private readonly storage: PurchaseStorageService,
    private readonly payments: PaymentsService,
    private readonly orders: OrdersService,
    private readonly transactions: Transactions,
  ) {}

  /** Throws what the contract's `payments.create` lists; whatever it throws, nothing was moved. */
  async place(user: CurrentUser, body: PurchaseBody, key: string | undefined): Promise<Reply<PlacedCompra>> {
    const bodyFingerprint = fingerprint(JSON.stringify(body));
    let claveIdempotencia = key ? `k:${fingerprint(key)}` : `a:${fingerprint(`${user.id}|${bodyFingerprint}`)}`;
    for (let attempt = 1; ; attempt++) {
      try {
        const stored = await this.attempt(user, body, { claveIdempotencia, huella: bodyFingerprint }, attempt);
        this.payments.registered(stored.pago);
        return reply(this.firstAnswer(stored), { message: messageOf(stored.pago) });
      } catch (error) {
        // What refuses a repeat is its own purchase: the cart is empty, the stock gone, the key taken.
        const taken = takenFields(error);
        const refused = error instanceof AppError || taken.length > 0;
        const earlier = refused && (await this.payments.findByKey(user.id, claveIdempotencia));
        if (earlier) {
          if (earlier.huella !== bodyFingerprint) throw new AppError('CLAVE_REUTILIZADA');
          if (key || earlier.estado !== 'rechazado') return await this.repeat(earlier);
          // Without a key, the same data after a rejection are a new purchase.
          claveIdempotencia = `a:${fingerprint(`${claveIdempotencia}|${String(earlier._id)}`)}`;
        } else if (error instanceof AppError) throw error;
        else if (taken.includes('clavesReferencia')) throw new AppError('REFERENCIA_USADA');
        else if (taken.includes('vehiculo.placa')) throw new AppError('CITA_REPETIDA');
        else if (!refused && !(error instanceof OutdatedPurchase)) throw error;
        if (attempt >= MAX_ATTEMPTS)
          throw new AppError(taken.includes('granulos') ? 'HORA_NO_DISPONIBLE' : 'ESTADO_CAMBIO');
      }
    }
  }

  /** My latest purchase, as the confirmation shows it; throws NO_ENCONTRADO. */
  async last(user: CurrentUser): Promise<PlacedCompra> {
    const pago = await this.payments.findLast(user.id);
    if (!pago) throw new AppError('NO_ENCONTRADO', { message: CHECKOUT_MESSAGES.noPurchase });
    const pedidos = await this.orders.findByPayment(String(pago._id));
    return toCompraRegistrada(
      this.payments.toAnswer(pago),
      pago.bancoEmisor,
      pedidos,
      this.orders.installationOf(pedidos),
    );
  }

  /** My latest purchase as the start of the next one; null before the first. */
  async usual(user: CurrentUser): Promise<CompraHabitual | null> {
    const pago = await this.payments.findLast(user.id);
    return pago && toCompraHabitual(pago, await this.orders.findByPayment(String(pago._id)));
  }

  /** Prepared inside the bound on transactions: in a crowd, whoever comes too late learns it before she writes anything. */
  private attempt(user: CurrentUser, body: PurchaseBody, guard: RepeatGuard, attempt: number): Promise<StoredPurchase> {
    return this.transactions.run(
      async (tx) => {
        const prepared = await this.preparation.prepare(user, body, { remembered: attempt === 1 });
        return this.storage.store(prepared, guard, tx);
      },
      body.items.map(({ productoId }) => productoId),
    );
  }

  private async repeat(pago: PaymentRecord): Promise<Reply<PlacedCompra>> {
    const pedidos = await this.orders.findByPayment(String(pago._id));
    return reply(this.firstAnswer({ pago, pedidos }), { message: messageOf(pago), replayed: true });
  }

  private firstAnswer({ pago, pedidos }: StoredPurchase): PlacedCompra {
    const instalacion = this.orders.installationOf(pedidos);
    return toCompraRegistrada(this.payments.toFirstAnswer(pago), pago.bancoEmisor, pedidos, instalacion);
  }
}
