import { Injectable } from '@nestjs/common';
import { NEGOCIO_MESSAGES } from '@tuerca/contracts/auth/negocios/messages';
import type { PasoNegocio } from '@tuerca/contracts/auth/negocios/review-states';
import { truncate } from '@tuerca/contracts/kernel/text';
import { NegocioDecidido, NegocioPorRevisar, type NegocioRef } from '../../auth/negocios/negocios.events';
import { UsersService } from '../../auth/users/users.service';
import { InTransaction } from '../../platform/common/in-transaction';
import { ProductoAdministrado } from '../../products/products/products.events';
import { NotificationsService } from './notifications.service';

const QUOTED = 300;
const HOME = { tienda: '/tienda', taller: '/taller' } as const;
const OFFICE = { tienda: '/admin/tiendas', taller: '/admin/talleres' } as const;
const PRODUCT_TITLES: Record<ProductoAdministrado['que'], string> = {
  creado: 'La administración agregó un producto a tu tienda',
  editado: 'La administración editó un producto tuyo',
  ocultado: 'La administración ocultó un producto tuyo',
  mostrado: 'Tu producto vuelve a mostrarse',
  eliminado: 'La administración eliminó un producto tuyo',
};
const own = ({ tipo }: NegocioRef) => (tipo === 'tienda' ? 'Tu tienda' : 'Tu taller');
const ending = ({ tipo }: NegocioRef) => (tipo === 'tienda' ? 'a' : 'o');

/** Notice to its owner about a step; null when it is no news to her. */
function textOf(negocio: NegocioRef, paso: PasoNegocio, motivo: string | null) {
  const [who, o] = [own(negocio), ending(negocio)];
  const why = motivo ? ` ${truncate(motivo, QUOTED)}` : '';
  switch (paso) {
    case 'aprobada':
      return {
        titulo: `${who} está aprobad${o}`,
        mensaje: `«${negocio.nombre}» ya aparece en el sitio y puede recibir ${negocio.tipo === 'tienda' ? 'compras' : 'citas'}.`,
      };
    case 'rechazada':
      return { titulo: `${who} no fue aprobad${o}`, mensaje: `Corrige esto y envíal${o} otra vez a revisión:${why}` };
    case 'pausada':
      return {
        titulo: `${who} está pausad${o}`,
        mensaje: `No aparece en el sitio. Lo que ya estaba en curso continúa. Motivo:${why}`,
      };
    case 'reanudada':
      return { titulo: `${who} vuelve a estar en el sitio`, mensaje: `«${negocio.nombre}» aparece otra vez.` };
    case 'destacada':
      return { titulo: `${who} está destacad${o}`, mensaje: NEGOCIO_MESSAGES.featured };
    case 'verificada':
      return { titulo: `${who} está verificad${o}`, mensaje: 'Tus clientes verán la marca de verificado.' };
    case 'sin_verificar':
      return { titulo: `${who} perdió la marca de verificado`, mensaje: `Motivo:${why}` };
    default:
      return null;
  }
}

/** Tells administrators of businesses that wait, and their owners what was decided. */
@Injectable()
export class NegocioNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
  ) {}

  @InTransaction(NegocioPorRevisar)
  async onWaiting({ negocio, vez, tx }: NegocioPorRevisar): Promise<void> {
    const admins = await this.users.findIdsByRole('admin');
    const kind = negocio.tipo === 'tienda' ? 'tienda nueva' : 'taller nuevo';
    const notices = admins.map((usuarioId) => ({
      usuarioId,
      tipo: 'sistema' as const,
      clave: `${NegocioPorRevisar.event}:${negocio.id}:${vez}`,
      ruta: `${OFFICE[negocio.tipo]}/${negocio.id}`,
      titulo: vez === 1 ? `Un${ending(negocio) === 'a' ? 'a' : ''} ${kind} por revisar` : 'Enviado otra vez a revisión',
      mensaje: `«${negocio.nombre}» espera tu decisión.`,
    }));
    if (notices.length) await this.notifications.notify(notices, tx);
  }

  @InTransaction(NegocioDecidido)
  async onDecided({ negocio, paso, motivo, fecha, tx }: NegocioDecidido): Promise<void> {
    const text = textOf(negocio, paso, motivo);
    if (!text) return;
    const notice = {
      ...text,
      usuarioId: negocio.id,
      correo: true,
      tipo: 'sistema' as const,
      clave: `${NegocioDecidido.event}:${negocio.id}:${paso}:${fecha.getTime()}`,
      ruta: HOME[negocio.tipo],
    };
    await this.notifications.notify([notice], tx);
  }

  @InTransaction(ProductoAdministrado)
  async onProduct({ producto, que, motivo, fecha, tx }: ProductoAdministrado): Promise<void> {
    const notice = {
      usuarioId: producto.tiendaId,
      correo: que === 'ocultado' || que === 'eliminado',
      tipo: 'sistema' as const,
      capacidad: 'inventario' as const,
      clave: `${ProductoAdministrado.event}:${producto.id}:${que}:${fecha.getTime()}`,
      ruta: que === 'eliminado' ? '/tienda/lista/productos' : `/tienda/producto/formulario/${producto.id}`,
      titulo: PRODUCT_TITLES[que],
      mensaje: `«${producto.nombre}»${motivo ? `. Motivo: ${truncate(motivo, QUOTED)}` : '.'}`,
    };
    await this.notifications.notify([notice], tx);
  }
}
