import { exportarAcertos } from '@indica-bem/domain/acerto/chamadas';
import { IconDownload } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Botao } from '../../ui/botao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { consultaDosFiltros, type Filtros } from './filtros';

/** What the filters find, all of it, for a spreadsheet. */
export function ExportarAcertos({ filtros }: { filtros: Filtros }) {
  const { enviar, enviando } = useEnvio({
    enviar: () => api(exportarAcertos, { query: consultaDosFiltros(filtros) }),
    aoEnviar: (csv) => {
      baixar(csv, `acertos${filtros.mes && `-${filtros.mes}`}.csv`);
      avisar.ok('Planilha salva com sucesso');
    },
    aoFalhar: avisarErro,
  });
  return (
    <Botao icone={<IconDownload size={20} aria-hidden />} loading={enviando} onClick={() => enviar()}>
      Baixar planilha
    </Botao>
  );
}
