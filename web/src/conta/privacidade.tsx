import { MARCA } from '@indica-bem/domain/marca';
import { AceiteDoDocumento } from './aceite-do-documento';
import { DocumentoLegal } from './documento-legal';
import { privacidade } from './textos/privacidade';

export function Privacidade() {
  return (
    <DocumentoLegal texto={privacidade}>
      <AceiteDoDocumento
        documento="privacidade"
        declaracao={`Declaro que li e estou de acordo com os Termos de Privacidade da ${MARCA.nome}.`}
      />
    </DocumentoLegal>
  );
}
