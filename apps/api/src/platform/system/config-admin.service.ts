import { Injectable } from '@nestjs/common';
import type { LineaAuditoriaDetalle } from '@tuerca/contracts/platform/audit/schemas';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { isCompleteRecipient, RECIPIENT_OBJECT, recipientField } from '@tuerca/contracts/platform/system/rules';
import type { ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { formatFecha } from '@tuerca/contracts/venezuela/caracas';
import { AuditLogService } from '../audit/audit-log.service';
import { type CurrentUser, SessionVerifier } from '../common/current-user';
import { demandCare } from '../common/sensitive-change';
import { type Reply, reply } from '../http/reply';
import type { ConfigDoc } from './config.schema';
import { ConfigStore } from './config-store.service';
import { DEFINITIONS } from './defaults';
import { ExchangeRatesService } from './exchange-rates.service';
import { rateSwitch } from './rate-rules';
import { RecipientChangesService } from './recipient-changes.service';
import { toConfigEntry, toDestinatario } from './system.mapper';
import { type ConfigChange, SystemService } from './system.service';

/** The configuration as administrators read and change it. */
@Injectable()
export class ConfigAdminService {
  constructor(
    private readonly store: ConfigStore,
    private readonly system: SystemService,
    private readonly rates: ExchangeRatesService,
    private readonly recipients: RecipientChangesService,
    private readonly log: AuditLogService,
    private readonly sessions: SessionVerifier,
  ) {}

  async list(categoria?: ConfigEntry['categoria']): Promise<ConfigEntry[]> {
    const [entries, change] = await Promise.all([this.store.entries(), this.store.pendingChange()]);
    return Object.entries(DEFINITIONS).flatMap(([name, definition]) => {
      const doc = entries.get(name);
      return doc && (!categoria || doc.categoria === categoria) ? [toConfigEntry(doc, definition, change)] : [];
    });
  }

  async one(name: string): Promise<ConfigEntry> {
    return this.show(await this.store.entry(name));
  }

  /**
   * Changes one entry. A sensitive one demands a reason and the password of the last minutes; one of the recipient becomes a
   * change that waits, unless nothing can be paid yet. Throws what `SystemService.set`, `ExchangeRatesService.set` and `RecipientChangesService.request` throw.
   */
  async change(admin: CurrentUser, name: string, change: ConfigChange): Promise<Reply<ConfigEntry>> {
    await this.store.entry(name);
    if (DEFINITIONS[name]!.sensible)
      await demandCare(this.sessions, admin, { motivo: change.motivo, reasonMissing: SYSTEM_MESSAGES.reasonMissing });
    const field = recipientField(name);
    const entries = await this.store.entries();
    const actual = toDestinatario((one) => String(entries.get(one)?.valor ?? ''));
    if (field && isCompleteRecipient(actual)) {
      const valor = this.system.review(name, change.valor);
      await this.recipients.request(admin, { ...actual, [field]: valor, motivo: change.motivo! });
      return reply(await this.one(name), { message: SYSTEM_MESSAGES.scheduled });
    }
    if (name !== 'tasa_bcv')
      return reply(await this.show(await this.system.set(admin, name, change)), { message: SYSTEM_MESSAGES.saved });
    const doc = await this.rates.set(admin, change);
    const since = change.fechaValor === doc.proxima?.fechaValor && rateSwitch(doc);
    const message = since ? SYSTEM_MESSAGES.rateScheduled(formatFecha(since)) : SYSTEM_MESSAGES.saved;
    return reply(await this.show(doc), { message });
  }

  /** A page of the changes of one entry, newest first; throws CONFIG_NO_ENCONTRADA. */
  async history(name: string, page: { page: number; limit: number }): Promise<Reply<LineaAuditoriaDetalle[]>> {
    await this.store.entry(name);
    const own = `configuracion:${name}`;
    return this.log.history(recipientField(name) ? [own, RECIPIENT_OBJECT] : [own], page);
  }

  private async show(doc: ConfigDoc): Promise<ConfigEntry> {
    return toConfigEntry(doc, DEFINITIONS[doc._id]!, await this.store.pendingChange());
  }
}
