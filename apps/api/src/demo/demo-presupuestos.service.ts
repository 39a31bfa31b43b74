import { Injectable } from '@nestjs/common';
import { citasOf } from '@tuerca/contracts/citas/citas/lists';
import { CitaQuery } from '@tuerca/contracts/citas/citas/queries';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { NuevoPresupuesto } from '@tuerca/contracts/citas/presupuestos/form';
import { ESTADOS_WITH_PRESUPUESTO } from '@tuerca/contracts/citas/presupuestos/states';
import { demoProductos } from '@tuerca/fixtures/demo-data';
import { CitasService } from '../citas/citas/citas.service';
import { PresupuestosService } from '../citas/presupuestos/presupuestos.service';
import type { DemoAccountIds } from './demo-accounts.service';

/** Appointments of each documented workshop that get a presupuesto. */
const PER_WORKSHOP = 5;
/** Lines that the client approves, by the appointment's turn; null leaves it unanswered. */
const ANSWERS = [null, 2, 3, 0, null] as const;
const WORK = [
  { descripcion: 'Desmontaje, limpieza y montaje', precio: 18 },
  { descripcion: 'Diagnóstico con escáner y prueba de ruta', precio: 12.5 },
];

/** Quotes of the demo's documented workshops for appointments: waiting, approved, approved in part and rejected. */
@Injectable()
export class DemoPresupuestos {
  constructor(
    private readonly citas: CitasService,
    private readonly presupuestos: PresupuestosService,
  ) {}

  /** `productos`: ids by sku. Returns how many were sent. */
  async load({ talleres }: DemoAccountIds, productos: Map<string, string>): Promise<number> {
    const parts = demoProductos.filter(({ stock }) => stock >= 5).map(({ sku }) => productos.get(sku)!);
    let made = 0;
    for (const id of [...talleres.values()].slice(0, 2)) {
      const workshop = { id, role: 'workshop' as const, sid: '' };
      const query = CitaQuery.parse({
        estados: ESTADOS_WITH_PRESUPUESTO.join(','),
        sort: 'fechaHora',
        limit: PER_WORKSHOP,
      });
      const { data } = await this.citas.list(workshop, query);
      for (const [i, cita] of citasOf(data as Parameters<typeof citasOf>[0]).entries()) {
        await this.propose(cita, parts.slice(2 * made, 2 * made + 2), ANSWERS[i % ANSWERS.length]!);
        made++;
      }
    }
    return made;
  }

  private async propose(cita: Cita, parts: string[], approved: number | null): Promise<void> {
    const form = NuevoPresupuesto.parse({
      lineas: [
        ...WORK.map((line) => ({ tipo: 'mano_obra', ...line })),
        ...parts.map((productoId) => ({ tipo: 'repuesto', productoId, cantidad: 1 })),
      ],
      notas: 'Los repuestos se consiguen hoy mismo en tiendas de la zona.',
      vigenciaDias: 7,
    });
    const workshop = { id: cita.taller._id, role: 'workshop' as const, sid: '' };
    const { data } = await this.presupuestos.create(workshop, cita._id, form);
    if (approved === null) return;
    const client = { id: cita.cliente._id, role: 'client' as const, sid: '' };
    const aprobadas = data.lineas.slice(0, approved).map(({ _id }) => _id);
    await this.presupuestos.answer(client, data._id, { aprobadas, comentario: null });
  }
}
