import { expect } from '@playwright/test';
import { at, type Screen, then } from './screens';
import type { Shopper } from './shopper';

const USERS = '/admin/administracion/usuarios';
const CONFIG = '/admin/configuracion/sistema';
const PLANS = '/admin/gestion/membresia';

type Act = (shopper: Shopper) => Promise<void>;
const inOrder =
  (...acts: Act[]): Act =>
  async (shopper) => {
    for (const act of acts) await act(shopper);
  };
const press =
  (name: RegExp): Act =>
  async ({ page }) =>
    page.getByRole('main').getByRole('button', { name, disabled: false }).first().click();
/** The page of the first row. */
const opens: Act = async ({ page }) =>
  page.getByRole('main').getByRole('table').first().getByRole('link').first().click();
/** An entry of the first menu on the page. */
const menu = (item: RegExp): Act =>
  inOrder(press(/^Más acciones/), async ({ page }) => page.getByRole('menuitem', { name: item }).first().click());
const asked: Act = async ({ page }) => {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
};
/** Sends what is not filled in: the dialog says what is missing. */
const sent =
  (button: string): Act =>
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  };
const dialog = (name: string, path: string, ...acts: Act[]): Screen => then(name, path, inOrder(...acts, asked));
const refused = (name: string, path: string, button: string, ...acts: Act[]): Screen =>
  then(name, path, inOrder(...acts, asked, sent(button)));

const accounts = (): Screen[] => [
  then(
    'admin-usuario-editar-errores',
    `${USERS}?role=client`,
    inOrder(opens, async (shopper) => {
      await shopper.page.getByRole('main').getByRole('link', { name: 'Editar' }).click();
      await shopper.field('Nombre y apellido').clear();
      await shopper.button('Guardar cambios').click();
      await shopper.isTold('El nombre es obligatorio');
    }),
  ),
  refused('admin-usuario-desactivar', `${USERS}?role=store`, 'Desactivar', menu(/^Desactivar/)),
  refused('admin-usuario-rol', `${USERS}?role=client`, 'Cambiar rol', menu(/^Cambiar rol/)),
  refused('admin-usuario-eliminar', `${USERS}?role=client`, 'Eliminar cuenta', menu(/^Eliminar/)),
  refused('admin-usuario-plan', `${USERS}?role=store`, 'Cambiar nivel', opens, press(/^(Dar un plan|Cambiar plan)$/)),
  refused('admin-pausar', '/admin/talleres?grupo=activas', 'Pausar', opens, press(/^Pausar$/)),
  dialog('admin-destacar', '/admin/talleres?grupo=activas&orden=createdAt', opens, press(/^Destacar$/)),
  refused(
    'admin-quitar-marca',
    '/admin/tiendas?marca=verificada',
    'Quitar la marca',
    opens,
    press(/^Quitar verificado$/),
  ),
  at('admin-por-revisar', '/admin/tiendas?grupo=por_revisar'),
  dialog('admin-aprobar', '/admin/tiendas?grupo=por_revisar', press(/^Aprobar /)),
  refused('admin-rechazar', '/admin/tiendas?grupo=por_revisar', 'Rechazar', press(/^Rechazar /)),
];

const plans = (): Screen[] => [
  refused('admin-plan-nuevo', PLANS, 'Crear plan', press(/^Nuevo plan$/)),
  dialog('admin-plan-editar', PLANS, press(/^Editar el plan Pro/)),
  dialog('admin-planes-por-defecto', PLANS, press(/^Crear planes por defecto$/)),
  refused('admin-nivel', `${PLANS}?vista=suscripciones`, 'Cambiar nivel', menu(/^Cambiar nivel/)),
  dialog('admin-nivel-cancelar', `${PLANS}?vista=suscripciones`, menu(/^Cancelar/)),
  then('admin-planes-por-confirmar', `${PLANS}?vista=por-confirmar`, async ({ page }) => {
    // A line draws text buttons as their icons: one without an icon has to keep its word.
    const refuse = page.getByRole('button', { name: /^Rechazar el pago/ }).first();
    await expect(refuse).not.toHaveCSS('font-size', '0px');
  }),
  dialog('admin-plan-confirmar', `${PLANS}?vista=por-confirmar`, press(/^Confirmar el pago/)),
  refused('admin-plan-rechazar', `${PLANS}?vista=por-confirmar`, 'Rechazar', press(/^Rechazar el pago/)),
];

const lists = (): Screen[] => [
  refused('admin-lista-agregar', '/admin/catalogos', 'Agregar', press(/^Agregar (una )?categoría/)),
  refused('admin-lista-editar', '/admin/catalogos?catalogo=marcas', 'Guardar cambio', menu(/^(Editar|Cambiar)/)),
  refused('admin-lista-unir', '/admin/catalogos?catalogo=marcas', 'Unir', menu(/^Unir/)),
  refused('admin-lista-apagar', '/admin/catalogos?catalogo=marcas', 'Apagar', menu(/^Apagar/)),
  refused('admin-banco-agregar', '/admin/catalogos?catalogo=bancos', 'Agregar', press(/^Agregar banco/)),
  refused('admin-sinonimos-nuevo', '/admin/catalogos?catalogo=sinonimos', 'Guardar grupo', press(/^Nuevo grupo$/)),
  refused('admin-sinonimos-eliminar', '/admin/catalogos?catalogo=sinonimos', 'Eliminar', menu(/^Eliminar/)),
  refused('admin-producto-ocultar', '/admin/productos', 'Ocultar', menu(/^Ocultar/)),
  dialog('admin-producto-eliminar', '/admin/productos', menu(/^Eliminar/)),
  at('admin-producto-nuevo', '/admin/productos/nuevo'),
  refused('admin-oferta-desactivar', '/admin/ofertas', 'Desactivar', menu(/^Desactivar/)),
];

const money = (): Screen[] => [
  dialog('admin-pago-aprobar', '/admin/pagos', opens, press(/^Aprobar$/)),
  refused('admin-pago-rechazar', '/admin/pagos', 'Rechazar pago', opens, press(/^Rechazar$/)),
  refused('admin-pago-diferencia', '/admin/pagos', 'Pedir lo que falta', opens, press(/^Llegó menos$/)),
  refused('admin-pago-excedente', '/admin/pagos', 'Aprobar con excedente', opens, press(/^Llegó de más$/)),
  at('admin-por-devolver', '/admin/pagos?grupo=por_devolver'),
  refused('admin-devolver', '/admin/pagos?grupo=por_devolver', 'Marcar devuelto', press(/^Devolver /)),
  then('admin-extracto', '/admin/pagos/conciliacion', async (shopper) => {
    await press(/^Abrir el extracto/)(shopper);
    await expect(shopper.page.getByRole('tab', { name: /^Seguras/ })).toBeVisible();
  }),
  dialog('admin-liquidacion-cerrar', '/admin/liquidaciones', press(/^Cerrar liquidación de/)),
  refused('admin-comision-tienda', '/admin/comisiones', 'Guardar', press(/^Agregar tienda$/)),
  refused('admin-comision-quitar', '/admin/comisiones', 'Quitar', menu(/^Quitar/)),
  refused(
    'admin-pedido-cancelar',
    '/admin/pedidos?estado=pendiente',
    'Sí, cancelar pedido',
    opens,
    press(/^Cancelar pedido$/),
  ),
];

const settings = (): Screen[] => [
  at('admin-config-comisiones', `${CONFIG}?categoria=comisiones`),
  at('admin-config-sistema', `${CONFIG}?categoria=sistema`),
  at('admin-config-notificaciones', `${CONFIG}?categoria=notificaciones`),
  refused('admin-config-editar', `${CONFIG}?categoria=comisiones`, 'Guardar', press(/^Editar /)),
  dialog('admin-config-historial', CONFIG, press(/^Historial de la tasa$/)),
  refused('admin-tasa', CONFIG, 'Guardar tasa', press(/^Cambiar tasa$/)),
  then('admin-segundo-factor', '/perfil', async (shopper) => {
    await shopper.button('Activar').click();
    await expect(shopper.page.getByRole('dialog', { name: 'Confirma que eres tú' })).toBeVisible();
  }),
];

/** The dialogs of the administrators' office, each with what it says when it is sent without what it needs. */
export const adminDialogs = (): Screen[] => [...accounts(), ...plans(), ...lists(), ...money(), ...settings()];

/** Dialogs of one frame, a reason or a yes: people look at each in the tour's pictures, axe at 'admin-pausar' for all of them. */
const ALIKE = new Set([
  ...['admin-usuario-desactivar', 'admin-usuario-eliminar', 'admin-quitar-marca', 'admin-rechazar'],
  ...['admin-plan-editar', 'admin-planes-por-defecto', 'admin-nivel', 'admin-nivel-cancelar', 'admin-plan-confirmar'],
  ...['admin-plan-rechazar', 'admin-lista-editar', 'admin-lista-apagar', 'admin-banco-agregar', 'admin-devolver'],
  ...['admin-sinonimos-eliminar', 'admin-producto-ocultar', 'admin-producto-eliminar', 'admin-oferta-desactivar'],
  ...['admin-pago-aprobar', 'admin-pago-rechazar', 'admin-pago-excedente', 'admin-liquidacion-cerrar'],
  ...['admin-comision-quitar', 'admin-pedido-cancelar', 'admin-config-comisiones', 'admin-config-notificaciones'],
]);
/** Those that differ in more than their words. */
export const adminForms = (): Screen[] => adminDialogs().filter(({ name }) => !ALIKE.has(name));
