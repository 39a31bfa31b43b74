import { Injectable } from '@nestjs/common';
import { type ClavePaso, PASOS } from '@tuerca/contracts/admin/first-steps';
import { ALERT_WORDS } from '@tuerca/contracts/admin/messages';
import type { Paso } from '@tuerca/contracts/admin/schemas';
import { plural } from '@tuerca/contracts/kernel/plural';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { isCompleteRecipient } from '@tuerca/contracts/platform/system/rules';
import type { PublicConfig } from '@tuerca/contracts/platform/system/schemas';
import { categorias } from '@tuerca/contracts/products/products/categorias';
import { formatFecha, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { Environment } from '../platform/config/environment';
import { BackupMarks } from '../platform/database/backup/backup-marks.service';
import { SystemService } from '../platform/system/system.service';
import { NO_BACKUP } from './status-review';

type State = Omit<Paso, 'clave'>;
const done = (texto: string): State => ({ hecho: true, texto });
const missing = (texto: string): State => ({ hecho: false, texto });

/**
 * Lists the steps that a new shop has still to do. A step is done once it was set up: whether mail, bank and backups do well later is told by the alerts
 * and the state of the system, so that these steps do not come back in a shop that has been running for years.
 */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly system: SystemService,
    private readonly marks: BackupMarks,
    private readonly env: Environment,
  ) {}

  /** In their order; none once all are done, and none in the demo, which sells nothing. */
  async list(): Promise<Paso[]> {
    if (this.env.TUERCA_DEMO) return [];
    const [config, { backup }] = await Promise.all([this.system.public(), this.marks.read()]);
    const states: Record<ClavePaso, State> = {
      tasa: rate(config),
      destinatario: recipient(config),
      categorias: categories(),
      correo: this.mail(),
      banco: this.bank(),
      respaldo: backup
        ? done(sentence(`El último es del ${formatFechaHora(backup)}.`))
        : missing(`${NO_BACKUP.resumen}. ${NO_BACKUP.consejo}`),
    };
    const pasos = (Object.keys(PASOS) as ClavePaso[]).map((clave) => ({ clave, ...states[clave] }));
    return pasos.every(({ hecho }) => hecho) ? [] : pasos;
  }

  private mail(): State {
    const { SMTP_URL } = this.env;
    return SMTP_URL
      ? done(`Sale por ${new URL(SMTP_URL).hostname}.`)
      : missing('No sale ningún correo: ni la confirmación de las cuentas ni los avisos de pedidos y pagos.');
  }

  private bank(): State {
    switch (this.env.BANCO) {
      case 'manual':
        return done('Sin conexión con el banco: cada pago lo apruebas tú en Pagos.');
      case 'banplus':
        return done('Banplus confirma los pagos.');
      default:
        return missing('El banco simulado confirma pagos que nadie hizo: usa manual o banplus.');
    }
  }
}

const rate = ({ tasa }: PublicConfig): State =>
  tasa
    ? done(`Del ${formatFecha(`${tasa.fechaValor}T12:00:00Z`)}, ${tasa.fuente}.`)
    : missing(ALERT_WORDS.sinTasa.mensaje());

const recipient = ({ destinatario }: PublicConfig): State =>
  isCompleteRecipient(destinatario)
    ? done(`${destinatario.titular}, ${destinatario.nombreBanco}.`)
    : missing(ALERT_WORDS.sinDestinatario.mensaje());

/** The tree comes with the product, and its last category cannot be switched off: what is left is to look at it. */
const categories = (): State =>
  done(`Vienen ${plural(categorias().length, 'categoría lista', 'categorías listas')}: ajústalas a lo que se venderá.`);
