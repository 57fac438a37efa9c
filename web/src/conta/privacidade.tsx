import { MARCA } from '@indica-bem/domain/marca';
import { AceiteDoDocumento } from './aceite-do-documento';
import { DocumentoLegal } from './documento-legal';
import { versoes } from './textos/privacidade';

export function Privacidade() {
  return (
    <DocumentoLegal versoes={versoes}>
      <AceiteDoDocumento
        documento="privacidade"
        declaracao={`Declaro que li e estou de acordo com os Termos de Privacidade da ${MARCA.nome}.`}
      />
    </DocumentoLegal>
  );
}
