import { Controller } from '@nestjs/common';
import { productImports } from '@tuerca/contracts/products/product-imports/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { ExportsService } from './exports.service';
import { ImportUploadService } from './import-upload.service';
import { ImportZipService } from './import-zip.service';
import { ImportsService } from './imports.service';

type One = Parsed<typeof productImports.get>;

@Controller()
export class ProductImportsController {
  constructor(
    private readonly uploads: ImportUploadService,
    private readonly zips: ImportZipService,
    private readonly imports: ImportsService,
    private readonly exports: ExportsService,
  ) {}

  @Endpoint(productImports.upload) upload(
    @User() user: CurrentUser,
    @Input() { files, body }: Parsed<typeof productImports.upload>,
  ) {
    return this.uploads.upload(user, files.archivo[0]!.content, body.hoja);
  }
  @Endpoint(productImports.match) match(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof productImports.match>,
  ) {
    return this.uploads.match(user, params.id, body);
  }
  @Endpoint(productImports.pictures) pictures(
    @User() user: CurrentUser,
    @Input() { params, files }: Parsed<typeof productImports.pictures>,
  ) {
    return this.zips.send(user, params.id, files.fotos[0]!);
  }
  @Endpoint(productImports.get) get(@User() user: CurrentUser, @Input() { params }: One) {
    return this.imports.get(user, params.id);
  }
  @Endpoint(productImports.rows) rows(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof productImports.rows>,
  ) {
    return this.imports.page(user, params.id, query);
  }
  @Endpoint(productImports.errorsFile) errorsFile(@User() user: CurrentUser, @Input() { params }: One) {
    return this.exports.badRows(user, params.id);
  }
  @Endpoint(productImports.confirm) confirm(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof productImports.confirm>,
  ) {
    return this.imports.confirm(user, params.id, body);
  }
  @Endpoint(productImports.undo) undo(@User() user: CurrentUser, @Input() { params }: One) {
    return this.imports.undo(user, params.id);
  }
  @Endpoint(productImports.latest) latest(@User() user: CurrentUser) {
    return this.imports.latest(user);
  }
  @Endpoint(productImports.discard) discard(@User() user: CurrentUser, @Input() { params }: One) {
    return this.imports.discard(user, params.id);
  }
  @Endpoint(productImports.templateCsv) templateCsv() {
    return this.exports.template('csv');
  }
  @Endpoint(productImports.templateXlsx) templateXlsx() {
    return this.exports.template('xlsx');
  }
  @Endpoint(productImports.exportCsv) exportCsv(@User() user: CurrentUser) {
    return this.exports.list(user, 'csv');
  }
  @Endpoint(productImports.exportXlsx) exportXlsx(@User() user: CurrentUser) {
    return this.exports.list(user, 'xlsx');
  }
}
