import { Injectable } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import { NAMED_ACTORS } from '@tuerca/contracts/platform/audit/actors';
import type { audit } from '@tuerca/contracts/platform/audit/endpoints';
import type { LineaAuditoria, LineaAuditoriaDetalle } from '@tuerca/contracts/platform/audit/schemas';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../common/app-error';
import { type Reply, replyPage } from '../http/reply';
import type { Parsed } from '../http/request-context';
import { ActorNames } from './actor-names.service';
import { toLine, toLineDetail } from './audit.mapper';
import { type AuditFilter, AuditRepository } from './audit.repository';
import type { AuditoriaDoc } from './auditoria.schema';

type Filters = Parsed<typeof audit.export>['query'];
interface PageOf {
  page: number;
  limit: number;
}

/** Filters by Caracas days as instants: `hasta` counts to its end. */
const toFilter = ({ desde, hasta, ...rest }: Filters): AuditFilter => ({
  ...rest,
  ...(desde && { desde: caracasInstant(desde) }),
  ...(hasta && { antesDe: new Date(caracasInstant(hasta).getTime() + DAY) }),
});

/** The audit log as administrators read it. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly actors: ActorNames,
  ) {}

  async list({ page, limit, ...filters }: Parsed<typeof audit.list>['query']): Promise<Reply<LineaAuditoria[]>> {
    const [{ docs, total }, actores] = await Promise.all([
      this.repository.findPage(toFilter(filters), { page, limit }),
      this.actors.admins(),
    ]);
    const names = await this.namesOf(docs);
    return replyPage(
      docs.map((doc) => toLine(doc, names)),
      total,
      { page, limit },
      { actores },
    );
  }

  /** One line with its difference; throws NO_ENCONTRADO. */
  async get(id: string): Promise<LineaAuditoriaDetalle> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return toLineDetail(doc, await this.namesOf([doc]));
  }

  /** A page of what was done to one thing (by the names under which it stands), newest first, with differences. */
  async history(objetos: string[], page: PageOf): Promise<Reply<LineaAuditoriaDetalle[]>> {
    const { docs, total } = await this.repository.findPage({ objetos }, page);
    const names = await this.namesOf(docs);
    return replyPage(
      docs.map((doc) => toLineDetail(doc, names)),
      total,
      page,
    );
  }

  /** All lines with differences, newest first, as they are read; each name is looked up once. */
  async *stream(filters: Filters): AsyncGenerator<LineaAuditoriaDetalle> {
    const names = new Map<string, string>();
    const asked = new Set<string>();
    for await (const doc of this.repository.stream(toFilter(filters))) {
      if (!asked.has(doc.actor)) {
        asked.add(doc.actor);
        for (const [id, name] of await this.namesOf([doc])) names.set(id, name);
      }
      yield toLineDetail(doc, names);
    }
  }

  private namesOf(docs: Pick<AuditoriaDoc, 'actor'>[]): Promise<Map<string, string>> {
    const ids = docs.map(({ actor }) => actor).filter((actor) => !(actor in NAMED_ACTORS));
    return this.actors.find([...new Set(ids)]);
  }
}
