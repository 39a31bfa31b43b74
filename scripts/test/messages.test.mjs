import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inRoot } from '../lib/root.mjs';

/** Sentences of the specification of the public site, to the letter. */
const SENTENCES = [
  'Correo electrónico o contraseña incorrecta',
  'Error al iniciar sesión. Inténtelo de nuevo.',
  'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  'Error al procesar la solicitud.',
  'Respuesta inválida del servidor',
  'Sesión cerrada correctamente',
  'Error al cerrar sesión',
  'Sesión no válida. Por favor inicie sesión.',
  'No tienes permisos para acceder a esta sección',
  'Ocurrió un error al registrarse. Por favor, intenta nuevamente.',
  'Registro exitoso. Por favor, inicia sesión para continuar.',
  'Las contraseñas no coinciden',
  'Selecciona un tipo de cuenta',
  'El nombre es obligatorio',
  'El correo electrónico es obligatorio',
  'El correo electrónico no es válido',
  'La contraseña es obligatoria',
  'El teléfono es obligatorio',
  'La fecha de nacimiento es obligatoria',
  'El RIF es obligatorio',
  'La ciudad es obligatoria',
  'El estado es obligatorio',
  'El código postal es obligatorio',
  'El nombre del negocio es obligatorio',
  'La descripción del negocio es obligatoria',
  'Selecciona al menos una especialidad',
  'Selecciona al menos un tipo de vehículo',
  'Selecciona al menos una categoría de productos',
  'Error al cargar productos. Intenta nuevamente.',
  'No se pudieron cargar los productos. Intente más tarde.',
  'No hay productos disponibles',
  'No se pudo cargar la información del producto',
  'No se encontró el producto',
  'Error al cargar talleres. Intenta nuevamente.',
  'Error al cargar tiendas. Intenta nuevamente.',
  'No se pudo cargar la información de la tienda',
  'Error al cargar servicios mecánicos. Intenta nuevamente.',
  'No se encontraron términos',
  'El comentario debe tener al menos 2 caracteres',
  'Debes asignar una valoración (1-5 estrellas)',
  'Debes iniciar sesión para dejar una reseña',
  'Tu reseña ha sido publicada',
  'No se pudo publicar tu reseña',
  'Producto agregado a favoritos',
  'Producto eliminado de favoritos',
  'No se pudo procesar la operación de favoritos. Intente nuevamente.',
  'Debes iniciar sesión para ver tus favoritos',
  'Debes iniciar sesión para agregar productos a favoritos',
  'Solo los clientes pueden agregar productos a favoritos',
  'No se pudieron cargar tus productos favoritos',
  'No se pudo eliminar el producto de favoritos',
  'Debes iniciar sesión para agregar productos al carrito',
  'Solo los clientes pueden acceder al carrito de compras',
  'Solo los clientes pueden agregar productos al carrito',
  'Solo los usuarios con rol de cliente pueden agregar productos al carrito',
  'Esta acción solo está disponible para clientes',
  'Esta sección solo está disponible para clientes',
  'Solo los clientes pueden realizar pagos',
  'Solo los clientes pueden agendar citas de servicio',
  'Tu carrito está vacío',
];

/**
 * Sentences of the specification with the same meaning as another of its own, with the one in use: a person reads one
 * of them, the one with the next step where one has it. After a failed sign-out she is signed out on this device all
 * the same and has nothing to try again; an account's data are its session, so that neither can be missing alone.
 */
const SAID_OTHERWISE = {
  'Error al cerrar sesión. Inténtalo de nuevo.': 'Error al cerrar sesión',
  'No se pudieron obtener los datos del usuario.': 'Sesión no válida. Por favor inicie sesión.',
  'Error al obtener productos': 'Error al cargar productos. Intenta nuevamente.',
  'Error al cargar el producto. Por favor, intente más tarde.': 'No se pudo cargar la información del producto',
  'Error al obtener talleres': 'Error al cargar talleres. Intenta nuevamente.',
  'Error al obtener tiendas': 'Error al cargar tiendas. Intenta nuevamente.',
  'Error al cargar información de la tienda': 'No se pudo cargar la información de la tienda',
  'Error al obtener servicios mecánicos': 'Error al cargar servicios mecánicos. Intenta nuevamente.',
  'No se pudo actualizar favoritos': 'No se pudo procesar la operación de favoritos. Intente nuevamente.',
};

/** Source of a folder without its specs, as [file, text]. */
const sources = (...folder) =>
  readdirSync(inRoot(...folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|(^|[\\/])test[\\/]/.test(file))
    .map((file) => [join(...folder, file), readFileSync(inRoot(...folder, file), 'utf8')]);
const contracts = sources('packages', 'contracts', 'src');
const others = [...sources('apps', 'web', 'src'), ...sources('apps', 'api', 'src')];
/** A sentence as it stands in the source; a figure may be the constant that it is made from. */
const written = (sentence) => {
  const text = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(['\`])${text.replace(/\d+/g, (figure) => `(?:${figure}|\\$\\{[\\w.]+\\})`)}\\1`, 'g');
};
const saidIn = (files, sentence) =>
  files.flatMap(([file, text]) => Array.from({ length: text.match(written(sentence))?.length ?? 0 }, () => file));

test('every sentence that the specification fixes for the public site stands once, in the contracts', () => {
  for (const sentence of SENTENCES) {
    assert.equal(
      saidIn(contracts, sentence).length,
      1,
      `«${sentence}» stands in ${saidIn(contracts, sentence).join(', ') || 'no contract'}`,
    );
    assert.deepEqual(saidIn(others, sentence), [], `«${sentence}» is written again`);
  }
});

test('of sentences that stand for the same, one is said', () => {
  for (const [sentence, said] of Object.entries(SAID_OTHERWISE)) {
    assert.ok(SENTENCES.includes(said), `«${said}» is no sentence of the specification`);
    assert.deepEqual(saidIn([...contracts, ...others], sentence), [], `«${sentence}» is said beside «${said}»`);
  }
});

/** Messages of `messages.ts` files, as [file, name of the object, key]. */
const keys = contracts
  .filter(([file]) => file.endsWith('messages.ts'))
  .flatMap(([file, text]) =>
    [...text.matchAll(/^(?:export )?const (\w+)[^=\n]*= \{\n([^]*?)^\}/gm)].flatMap(([, name, body]) =>
      [...body.matchAll(/^ {2}'?(\w+)'?[:(]/gm)].map(([, key]) => ({ file, name, key })),
    ),
  );
const code = [...contracts, ...others].map(([, text]) => text.replace(/^import [^;]+;/gm, ''));

test('every sentence of the contracts is said somewhere', () => {
  /** Objects that are read by a key which is known at run time only. */
  const isReadWhole = (name) =>
    code.some((text) => new RegExp(`(?<!const )\\b${name}\\b(?!\\??\\s*[.:]\\s*\\w)`).test(text));
  const whole = new Set([...new Set(keys.map(({ name }) => name))].filter(isReadWhole));
  assert.ok(keys.length > 500, 'the sentences are found');
  const unsaid = keys.filter(
    ({ name, key }) =>
      !whole.has(name) && !code.some((text) => new RegExp(`\\b${name}\\s*\\.\\s*${key}\\b`).test(text)),
  );
  assert.deepEqual(
    unsaid.map(({ file, name, key }) => `${file}: ${name}.${key}`),
    [],
  );
});
