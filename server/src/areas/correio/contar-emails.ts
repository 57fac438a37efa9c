import type { VistaDoCorreio } from '@indica-bem/domain/correio/contrato';
import type { Leitura } from '../../db/conexao';
import { contarAteMil } from '../../nucleo/pagina';
import { NA_VISTA } from './sql';

export const contarEmails = (db: Leitura, vista: VistaDoCorreio) =>
  contarAteMil(db, db.selectFrom('envio_de_email as e').where(NA_VISTA[vista]));
