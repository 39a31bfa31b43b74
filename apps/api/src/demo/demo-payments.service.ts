import { Injectable } from '@nestjs/common';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { buildStatement } from '@tuerca/fixtures/statement';
import { UsersService } from '../auth/users/users.service';
import { QueueService } from '../payments/payments/queue.service';
import { PaymentReviewService } from '../payments/payments/review.service';
import { StatementsService } from '../payments/payments/statements/statements.service';
import type { CurrentUser } from '../platform/common/current-user';
import type { DemoAccountIds } from './demo-accounts.service';
import { HistoricalOrdersService } from './historical-orders.service';

/** Waiting payments that are handled here. */
const MAX_PAYMENTS = 30;
/** Purchases of the last days whose payments wait. */
const WAITING = 18;
const BANKS = ['0102', '0134', '0105', '0108'] as const;
/** Answers of the bank about them, in turn. */
const ANSWERS = [
  'manual',
  'monto_distinto',
  'no_encontrado',
  'datos_invalidos',
  'banco_no_disponible',
  'manual',
] as const;
/** Two clients name it. */
const SHARED_REFERENCE = '71829304';
/** Of them so many are in the statement as they are. */
const EXACT = 6;

/** The verification queue of the demo: one payment of which less came, one of which more came, and a statement to work with. */
@Injectable()
export class DemoPayments {
  constructor(
    private readonly historical: HistoricalOrdersService,
    private readonly queue: QueueService,
    private readonly review: PaymentReviewService,
    private readonly statements: StatementsService,
    private readonly users: UsersService,
  ) {}

  /** `productos` are ids by sku. */
  async load({ clientes }: Pick<DemoAccountIds, 'clientes'>, productos: Map<string, string>, now: Date): Promise<void> {
    // The documented clients keep the purchases that their stories count on.
    const buyers = [...clientes.values()].slice(-WAITING);
    const sold = [...productos.values()];
    await this.historical.insert(
      buyers.map((clienteId, i) => ({
        clienteId,
        creado: new Date(now.getTime() - (i + 1) * 2.5 * HOUR),
        items: [{ productoId: sold[(i * 13 + 5) % sold.length]!, cantidad: 1 + (i % 2) }],
        entrega: {},
        metodoPago: i % 4 === 3 ? ('transferencia' as const) : ('pago_movil' as const),
        bancoEmisor: BANKS[i % BANKS.length]!,
        target: { estado: 'pendiente' as const, estadoPago: 'en_verificacion' as const },
        resultado: i < 2 ? ('referencia_usada' as const) : ANSWERS[i % ANSWERS.length]!,
        ...(i < 2 && { referencia: SHARED_REFERENCE }),
      })),
    );
    await this.settleSome();
  }

  private async settleSome(): Promise<void> {
    const [adminId] = await this.users.findIdsByRole('admin');
    if (!adminId) return;
    const admin: CurrentUser = { id: adminId, role: 'admin', sid: 'demo' };
    const { data } = await this.queue.list({ grupo: 'por_revisar', page: 1, limit: MAX_PAYMENTS });
    const named = data.filter(({ referencia }) => (referencia ?? '').length >= 6);
    const [less, more, short, ...others] = named;
    if (!less || !more || !short) return;
    const part = (monto: number, share: number) => toMonto(Math.round(toCentimos(monto) * share));
    await this.review.askDifference(admin, less._id, {
      montoRecibido: part(less.monto, 0.9),
      motivo: 'Tu banco descontó la comisión del monto que enviaste.',
    });
    await this.review.markOverpaid(admin, more._id, {
      montoRecibido: part(more.monto, 1.05),
      nota: 'Lo vimos en la cuenta.',
    });
    const line = ({ fechaPago, referencia, monto, bancoEmisor }: (typeof named)[number]) => ({
      fecha: fechaPago,
      referencia: `0045${referencia ?? ''}`,
      monto,
      banco: bancoEmisor,
    });
    const content = buildStatement([
      ...others.slice(0, EXACT).map(line),
      { ...line(short), monto: part(short.monto, 0.8) },
      { fecha: short.fechaPago, referencia: '004500119922', monto: 1234.5, banco: '0102' },
    ]);
    await this.statements.upload(admin, { content: Buffer.from(content), name: 'movimientos-banplus.csv' });
  }
}
