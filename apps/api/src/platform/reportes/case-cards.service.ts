import { Injectable } from '@nestjs/common';
import type { CasoReporte, CasoReporteDetalle } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { ActorNames } from '../audit/actor-names.service';
import { toCaso, toCasoDetalle } from './cases.mapper';
import type { CaseFile } from './cases.service';
import type { CasoDoc } from './caso.schema';

/** Cases with the names of everybody in them, in one query. */
@Injectable()
export class CaseCardsService {
  constructor(private readonly names: ActorNames) {}

  async show(docs: readonly CasoDoc[]): Promise<CasoReporte[]> {
    const names = await this.names.find([...new Set(docs.flatMap(peopleOf))]);
    return docs.map((doc) => toCaso(doc, names));
  }

  async showFile(file: CaseFile): Promise<CasoReporteDetalle> {
    const people = [
      ...[file.caso, ...file.antecedentes].flatMap(peopleOf),
      ...[...file.reportes, ...file.miradas].map(({ usuarioId }) => String(usuarioId)),
    ];
    return toCasoDetalle(file, await this.names.find([...new Set(people)]));
  }
}

const peopleOf = ({ autorId, tomado, resolucion, apelacion }: CasoDoc): string[] =>
  [autorId, tomado?.por, resolucion?.por, apelacion?.por].flatMap((id) => (id ? [String(id)] : []));
