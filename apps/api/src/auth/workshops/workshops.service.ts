import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { WorkshopRegistration } from '@tuerca/contracts/auth/auth/registration';
import type { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import type { OwnTaller, Taller } from '@tuerca/contracts/auth/workshops/schemas';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import { TipoVehiculoField } from '@tuerca/contracts/venezuela/fields';
import { TIPO_VEHICULO_LABELS } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import type { Reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { NegocioTools } from '../negocios/negocio-tools.service';
import { NegociosService } from '../negocios/negocios.service';
import type { TallerDoc } from './workshop.schema';
import { TallerCambio } from './workshops.events';
import { toTaller } from './workshops.mapper';
import { WorkshopsRepository } from './workshops.repository';

type Registered = z.output<typeof WorkshopRegistration>;
/** Fields of a workshop that registration knows; `id` is its account's id. */
export type NuevoTaller = Pick<Registered, 'telefono' | 'direccion' | 'workshop'> & { id: string };
/** A workshop as other domains keep it beside their own documents, and whether it is open for business. */
export interface TallerCard {
  _id: string;
  nombre: string;
  ciudad: string;
  estado: string;
  direccion: TallerDoc['direccion'];
  activo: boolean;
}

/** The one stored form of the vehicle types. */
const storedTypes = (names: string[]): string[] => [
  ...new Set(names.map((name) => TIPO_VEHICULO_LABELS[TipoVehiculoField.parse(name)])),
];

/** Public profiles of workshops. */
@Injectable()
export class WorkshopsService extends NegociosService<TallerDoc, Taller, TallerCard> {
  constructor(repository: WorkshopsRepository, tools: NegocioTools) {
    super(
      {
        role: 'workshop',
        tipo: 'taller',
        tag: 'talleres',
        notFound: 'TALLER_NO_ENCONTRADO',
        nameField: 'nombreTaller',
        searchTerms: (doc) => searchPrefixes(doc.nombreTaller, doc.direccion.ciudad, ...(doc.especialidades ?? [])),
        toPublic: toTaller,
        toCard: (doc) => ({
          _id: String(doc._id),
          nombre: doc.nombreTaller,
          ciudad: doc.direccion.ciudad,
          estado: doc.direccion.estado,
          direccion: doc.direccion,
          activo: doc.activo,
        }),
        words: (doc) => ({ nombre: doc.nombreTaller, rubros: doc.especialidades }),
        changed: TallerCambio,
        toStored: ({ nombreTaller, especialidades, tiposVehiculos }) => ({
          ...(nombreTaller !== undefined && { nombreTaller }),
          ...(especialidades && { especialidades }),
          ...(tiposVehiculos && { tiposVehiculos: storedTypes(tiposVehiculos) }),
        }),
      },
      repository,
      tools,
    );
  }

  /** Stores the profile that belongs to a new account; throws DOCUMENTO_EN_USO when the RIF is taken. */
  create({ id, telefono, direccion, workshop }: NuevoTaller, options?: { approved?: boolean; tx?: Tx }): Promise<void> {
    const { nombreTaller, descripcionTaller: descripcion, especialidades, rif, horario } = workshop;
    const tiposVehiculos = storedTypes(workshop.tiposVehiculos);
    const own = { nombreTaller, descripcion, especialidades, tiposVehiculos, rif, horario };
    return this.insert({ _id: id, ...own, telefono, direccion }, options);
  }

  /** One page with the counts of its filters. */
  list({
    page,
    limit,
    especialidad,
    tipoVehiculo,
    ...query
  }: Parsed<typeof workshops.list>['query']): Promise<Reply<Taller[]>> {
    const vehicleType = tipoVehiculo && TIPO_VEHICULO_LABELS[tipoVehiculo];
    return this.page({ ...query, rubro: especialidad, tipoVehiculo: vehicleType }, { page, limit });
  }

  /** My workshop as its settings show it; throws TALLER_NO_ENCONTRADO. */
  async own(user: CurrentUser): Promise<OwnTaller> {
    const { account, doc } = await this.findOwn(user);
    const { nombreTaller, descripcion, especialidades, tiposVehiculos, horario: horarios, rif: registro, banner } = doc;
    return {
      ...account,
      workshop: { nombreTaller, descripcion, especialidades, tiposVehiculos, horarios, registro, banner },
    };
  }

  /** As all businesses; vehicle types are stored under one spelling each. */
  override update(id: string, changes: Partial<TallerDoc>, tx?: Tx): Promise<TallerDoc> {
    const { tiposVehiculos } = changes;
    return super.update(id, { ...changes, ...(tiposVehiculos && { tiposVehiculos: storedTypes(tiposVehiculos) }) }, tx);
  }
}
