import { Controller } from '@nestjs/common';
import { catalogos } from '@tuerca/contracts/platform/catalogos/endpoints';
import type { CurrentUser } from '../common/current-user';
import { Endpoint } from '../http/endpoint.decorator';
import { Input, type Parsed, User } from '../http/request-context';
import { CatalogoViews } from './catalogo-views.service';
import { CatalogosService } from './catalogos.service';
import { LiveCatalogos } from './live-catalogos.service';
import { SinonimosService } from './sinonimos.service';

@Controller()
export class CatalogosController {
  constructor(
    private readonly live: LiveCatalogos,
    private readonly views: CatalogoViews,
    private readonly service: CatalogosService,
    private readonly sinonimos: SinonimosService,
  ) {}

  @Endpoint(catalogos.public) public() {
    return this.live.public();
  }

  @Endpoint(catalogos.list) list(@Input() { params }: Parsed<typeof catalogos.list>) {
    return this.views.list(params.lista);
  }

  @Endpoint(catalogos.suggestions) suggestions(@Input() { params }: Parsed<typeof catalogos.suggestions>) {
    return this.views.suggestions(params.lista);
  }

  @Endpoint(catalogos.export) export(@Input() { params }: Parsed<typeof catalogos.export>) {
    return this.views.export(params.lista);
  }

  @Endpoint(catalogos.preview) preview(@Input() { params, body }: Parsed<typeof catalogos.preview>) {
    return this.views.preview(params.lista, body);
  }

  @Endpoint(catalogos.add) add(@User() user: CurrentUser, @Input() { params, body }: Parsed<typeof catalogos.add>) {
    return this.service.add(user, params.lista, body);
  }

  @Endpoint(catalogos.update) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof catalogos.update>,
  ) {
    return this.service.update(user, params.lista, params.id, body);
  }

  @Endpoint(catalogos.adopt) adopt(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof catalogos.adopt>,
  ) {
    return this.service.adopt(user, params.lista, params.id, body);
  }

  @Endpoint(catalogos.synonyms) synonyms() {
    return this.sinonimos.list();
  }

  @Endpoint(catalogos.exportSynonyms) exportSynonyms() {
    return this.sinonimos.export();
  }

  @Endpoint(catalogos.addSynonyms) addSynonyms(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof catalogos.addSynonyms>,
  ) {
    return this.sinonimos.add(user, body);
  }

  @Endpoint(catalogos.setSynonyms) setSynonyms(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof catalogos.setSynonyms>,
  ) {
    return this.sinonimos.update(user, params.id, body);
  }

  @Endpoint(catalogos.removeSynonyms) removeSynonyms(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof catalogos.removeSynonyms>,
  ) {
    return this.sinonimos.remove(user, params.id, body.motivo);
  }
}
