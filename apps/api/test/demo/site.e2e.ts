import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS, imageVariant } from '@tuerca/contracts/kernel/images';
import { signIn } from '../actors';
import { call } from '../harness';
import { count, DEMO_PASSWORD, get, h } from './world';

const ON_SALE = { 'revision.estado': 'aprobada', pausa: null };

/** Demo data as everybody sees them. */
export const siteStories = () => {
  it('fills the shop: 12 stores and workshops on sale, 240 products, 60 services, 120 reviews, 50 accounts', async () => {
    expect([
      await count('tiendas', ON_SALE),
      await count('talleres', ON_SALE),
      await count('productos'),
      await count('servicios'),
      await count('comentarios'),
      await count('usuarios'),
    ]).toEqual([12, 12, 240, 60, 120, 50]);
  });

  it('marks eight of twelve stores and workshops as verified, the first of the documented accounts among them', async () => {
    for (const path of ['/api/users/stores', '/api/users/workshops'])
      expect([path, (await get(`${path}?verificado=true`)).meta.total]).toEqual([path, 8]);
    const { user } = await signIn(h.base, 'tienda@demo.tuerca.ve', DEMO_PASSWORD);
    expect((await get(`/api/stores/stores/${user._id}/profile`)).data.store.verificado).toBe(true);
  });

  it('leaves no list of the public site empty', async () => {
    for (const path of [
      '/api/products',
      '/api/products?sort=popularity&order=desc&limit=8',
      '/api/products?enOferta=true',
      '/api/products?disponible=true&facetas=true',
      '/api/users/stores',
      '/api/users/workshops',
      '/api/servicios-mecanicos',
    ])
      expect({ path, empty: (await get(path)).data.length === 0 }).toEqual({ path, empty: false });
    const { data } = await get('/api/search?query=freno');
    expect(
      [data.products.length, data.stores.length, data.workshops.length, data.services.length].every(
        (n: number) => n > 0,
      ),
    ).toBe(true);
    const { data: filters } = await get('/api/products?q=filtro%20aceite%20sellado');
    const { data: preguntas } = await get(
      `/api/products/${filters.find(({ nombre }: { nombre: string }) => nombre.includes('Corolla / Yaris')).id}/preguntas`,
    );
    expect(preguntas.map(({ respuesta }: { respuesta: object | null }) => !!respuesta)).toEqual([true, false]);
    const [tienda] = (await get('/api/users/stores')).data;
    expect((await get(`/api/products/store/${tienda.id}`)).meta.total).toBeGreaterThan(5);
    const { token } = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    expect((await get('/api/favorites', token)).data.length).toBeGreaterThan(3);
  });

  it('gives every store a promotion that holds, one to come and one that is over, and prices follow the first alone', async () => {
    const { token, user } = await signIn(h.base, 'tienda@demo.tuerca.ve', DEMO_PASSWORD);
    const { data } = await get('/api/promotions/store', token);
    expect(data.map(({ estado }: { estado: string }) => estado).sort()).toEqual(['activa', 'expirada', 'programada']);
    const held = data.find(({ estado }: { estado: string }) => estado === 'activa');
    const product = (await get(`/api/products/${held.producto._id}`)).data;
    expect([product.promocion.titulo, product.precioFinal]).toEqual([held.titulo, held.producto.precioFinal]);
    expect((await get(`/api/promotions/store/${user._id}`)).data).toHaveLength(1);
    expect(await count('promociones', { pendiente: true })).toBe(0);
  });

  it('has averages that are exactly those of its verified reviews', async () => {
    const resenas = await h.db.collection('comentarios').find().toArray();
    expect(resenas.filter(({ verificada }) => verificada).length).toBe(108);
    for (const [collection, tipo] of [
      ['productos', 'producto'],
      ['tiendas', 'usuario'],
      ['talleres', 'usuario'],
      ['servicios', 'servicio'],
    ] as const)
      for (const doc of await h.db
        .collection(collection)
        .find({}, { projection: { valoracionPromedio: 1, numeroValoraciones: 1 } })
        .toArray()) {
        const own = resenas
          .filter((r) => r.verificada && r.estado === 'activo' && r.objetivo === `${tipo}:${String(doc._id)}`)
          .map((r) => r.valoracion as number);
        const promedio = own.length ? Math.round((own.reduce((a, b) => a + b, 0) / own.length) * 100) / 100 : 0;
        expect({ id: doc._id, n: doc.numeroValoraciones, promedio: doc.valoracionPromedio }).toEqual({
          id: doc._id,
          n: own.length,
          promedio,
        });
      }
  });

  it('serves every picture in the three widths, none of them twice', async () => {
    const docs = await h.db
      .collection('productos')
      .find({}, { projection: { imagenes: 1 } })
      .toArray();
    const urls: string[] = docs.flatMap(({ imagenes }) => imagenes as string[]);
    for (const { fotoPerfil, banner } of [
      ...(await h.db.collection('tiendas').find().toArray()),
      ...(await h.db.collection('talleres').find().toArray()),
    ])
      urls.push(fotoPerfil as string, banner as string);
    expect(urls.length).toBeGreaterThan(500);
    expect(urls.every((url) => /^\/media\/demo\/[a-z0-9/-]+-640\.webp$/.test(url))).toBe(true);
    expect(new Set(urls).size).toBe(urls.length);
    const hashes = new Set<string>();
    // By name: the database moves recently bought ones.
    for (const url of urls.sort().filter((_, i) => i % 12 === 0))
      for (const width of IMAGE_WIDTHS) {
        const res = await fetch(h.base + imageVariant(url, width));
        const bytes = Buffer.from(await res.arrayBuffer());
        expect({
          url,
          ancho: width,
          status: res.status,
          tipo: res.headers.get('content-type'),
          webp: bytes.toString('latin1', 8, 12),
        }).toEqual({ url, ancho: width, status: 200, tipo: 'image/webp', webp: 'WEBP' });
        hashes.add(createHash('sha256').update(bytes).digest('hex'));
      }
    expect(hashes.size).toBe(Math.ceil(urls.length / 12) * 3);
  });

  it('calls a review verified when its author received the product', async () => {
    const { token, user } = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    const { data } = await get('/api/orders?status=entregado&limit=60', token);
    const own = [
      ...new Set<string>(
        data.flatMap((pedido: { items: { productoId: string }[] }) => pedido.items.map(({ productoId }) => productoId)),
      ),
    ];
    const strangers = (await get('/api/products?limit=60')).data
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => !own.includes(id));
    const reviewed = (await h.db.collection('comentarios').find().toArray())
      .filter(({ usuarioId }) => String(usuarioId) === user._id)
      .map(({ productoObjetivoId }) => String(productoObjetivoId));
    for (const [ids, verificada] of [
      [own, true],
      [strangers, false],
    ] as const) {
      const productoObjetivoId = ids.find((id: string) => !reviewed.includes(id));
      const { status, body } = await call(h.base, 'POST', '/api/comments', {
        token,
        body: { texto: 'Llegó bien', valoracion: 4, productoObjetivoId },
      });
      expect({ status, verificada: body.data.verificada }).toEqual({ status: 201, verificada });
    }
  });
};
