import { AceiteDoDocumento } from './aceite-do-documento';
import { DocumentoLegal } from './documento-legal';
import { versoes } from './textos/privacidade';

export function Privacidade() {
  return (
    <DocumentoLegal versoes={versoes}>
      {({ versao }) => <AceiteDoDocumento documento="privacidade" versao={versao} />}
    </DocumentoLegal>
  );
}
