import { Injectable } from '@nestjs/common';
import type { Revision } from '@tuerca/contracts/admin/status';
import { formatFecha, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { BANK_HEALTH_HOURS, PaymentsHealthService } from '../payments/payments/payments-health.service';
import { AppError } from '../platform/common/app-error';
import { Environment } from '../platform/config/environment';
import { DatabaseHealthService } from '../platform/database/database-health.service';
import { Release } from '../platform/database/migrations/release.service';
import { Bus } from '../platform/realtime/bus.service';
import { SystemService } from '../platform/system/system.service';
import { IndexBuilder } from '../products/search/opensearch/index-builder.service';
import { fine, review, troubled } from './status-review';

/** Longer than this a ping of the database is slow, in milliseconds. */
const SLOW_PING = 250;

/** Reviews of the foundations of the system: database, release, Redis, search, bank, the day's rate. */
@Injectable()
export class ServiceStatus {
  constructor(
    private readonly database: DatabaseHealthService,
    private readonly release: Release,
    private readonly bus: Bus,
    private readonly payments: PaymentsHealthService,
    private readonly system: SystemService,
    private readonly index: IndexBuilder,
    private readonly env: Environment,
  ) {}

  all(): Promise<Revision[]> {
    return Promise.all([
      review('base_datos', () => this.databasePing()),
      Promise.resolve(this.writing()),
      Promise.resolve(this.redis()),
      review('busqueda', () => this.search()),
      review('banco', () => this.bank()),
      review('tasa', () => this.rate()),
    ]);
  }

  private async databasePing(): Promise<Revision> {
    const start = performance.now();
    try {
      await this.database.ping();
    } catch {
      return troubled(
        'base_datos',
        'falla',
        'No responde',
        'Revisa que MongoDB esté encendido y que MONGODB_URI sea la correcta.',
      );
    }
    const ms = Math.round(performance.now() - start);
    const text = `Responde en ${ms} ms`;
    const away = this.database.servers.filter(({ state }) => state === 'away').map(({ address }) => address);
    if (away.length > 0)
      return troubled(
        'base_datos',
        'atencion',
        `${text}; sin ${away.join(', ')}`,
        'La tienda sigue con los demás servidores. Enciende el que falta: si cae otro, puede quedar sin base de datos.',
        ms,
      );
    return ms > SLOW_PING
      ? troubled('base_datos', 'atencion', text, 'La base de datos va lenta: revisa su carga y su disco.', ms)
      : fine('base_datos', text, ms);
  }

  private writing(): Revision {
    const { refusal, number } = this.release;
    return refusal
      ? troubled('escritura', 'falla', 'No escribe: otra instancia ya migró los datos', refusal)
      : fine('escritura', `Permitida; conoce las migraciones hasta la ${number}`);
  }

  private redis(): Revision {
    if (!this.env.REDIS_URL) return fine('redis', 'Sin Redis: una sola instancia');
    return this.bus.isConnected
      ? fine('redis', 'Conectado')
      : troubled(
          'redis',
          'falla',
          'Desconectado',
          'Las instancias no se avisan entre sí. Revisa REDIS_URL y que Redis esté encendido.',
        );
  }

  private async search(): Promise<Revision> {
    if (this.env.SEARCH === 'memoria') return fine('busqueda', 'En la memoria de cada instancia');
    const surplus = await this.index.surplus().catch(() => null);
    if (surplus === null)
      return troubled(
        'busqueda',
        'falla',
        'OpenSearch no responde',
        'Las listas salen de la base de datos, sin conteos. Revisa OPENSEARCH_URL y que OpenSearch esté encendido; lo que falte se agrega solo.',
      );
    return surplus === 0
      ? fine('busqueda', 'OpenSearch, al día')
      : troubled(
          'busqueda',
          'atencion',
          surplus < 0 ? `OpenSearch, con ${-surplus} productos por agregar` : `OpenSearch, con ${surplus} por quitar`,
          'Se corrige solo en unos minutos. Si no, reconstruye el índice con npm run rebuild-search.',
          Math.abs(surplus),
        );
  }

  private async bank(): Promise<Revision> {
    const { total, failed, ms, last } = await this.payments.bank();
    if (!last) return fine('banco', `Sin consultas en las últimas ${BANK_HEALTH_HOURS} horas`);
    const text = `${total - failed} de ${total} respondidas, ${ms} ms; la última, ${formatFechaHora(last)}`;
    if (!failed) return fine('banco', text, ms);
    const advice =
      'Los pagos esperan en la cola y se reintentan solos. Si sigue así, apruébalos a mano y avisa al banco.';
    return troubled('banco', failed * 2 > total ? 'falla' : 'atencion', text, advice, ms);
  }

  private async rate(): Promise<Revision> {
    try {
      const { fechaValor, antigua, fuente } = await this.system.tasa();
      const text = `Del ${formatFecha(`${fechaValor}T12:00:00Z`)}, ${fuente}`;
      return antigua
        ? troubled('tasa', 'atencion', text, 'La tasa tiene más de cuatro días. Actualízala en Configuración.')
        : fine('tasa', text);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return troubled('tasa', 'falla', 'Sin tasa', 'Nadie puede comprar hasta que cargues la tasa en Configuración.');
    }
  }
}
