// Pages to measure: their addresses in the demo, found by links, as a visitor finds them.

async function linkOn(url, path, pattern) {
  const page = await (await fetch(new URL(path, url))).text();
  const link = new RegExp(`href="(${pattern})"`).exec(page)?.[1];
  if (!link) throw new Error(`${path} has no link like ${pattern}`);
  return link;
}

const ID = '[0-9a-f]{24}';

/** Public pages. Answers `{ name, path }` each. */
export async function publicPages(url) {
  const [product, store, workshop, service] = await Promise.all([
    linkOn(url, '/productos?category=frenos', `/producto/${ID}`),
    linkOn(url, '/tiendas', `/producto/tienda/${ID}`),
    linkOn(url, '/talleres', `/talleres/${ID}`),
    linkOn(url, '/servicios/mecanicos', `/servicios/mecanicos/${ID}`),
  ]);
  return [
    { name: 'home', path: '/' },
    { name: 'catalogue of a category', path: '/productos?category=frenos' },
    { name: 'search', path: '/busqueda?q=pastillas+corolla' },
    { name: 'product', path: product },
    { name: 'stores', path: '/tiendas' },
    { name: 'store', path: store },
    { name: 'workshops', path: '/talleres' },
    { name: 'workshop', path: workshop },
    { name: 'services', path: '/servicios/mecanicos' },
    { name: 'service', path: service },
    { name: 'glossary', path: '/glosario' },
    { name: 'sign-in', path: '/iniciar-sesion' },
  ];
}

async function signIn(page, url, account) {
  await page.goto(`${url}/iniciar-sesion`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(`${account}@demo.tuerca.ve`);
  await page.getByLabel(/^Contraseña\s*\*?$/).fill('Tuerca.2026');
  await page.getByRole('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: /^Tu cuenta/ }).waitFor();
}

/** Signs a client in; her pages. */
export async function clientPages(page, url) {
  await signIn(page, url, 'cliente');
  await page.goto(`${url}/productos?category=frenos`);
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await page.getByRole('alert').first().waitFor();
  return [
    { name: 'cart, signed in', path: '/carrito' },
    { name: 'her orders, signed in', path: '/cliente/ordenes' },
  ];
}

/** Signs a workshop in; its pages. */
export async function workshopPages(page, url) {
  await signIn(page, url, 'taller');
  return [{ name: "a workshop's agenda", path: '/taller/citas' }];
}
