import { exportarAcerto } from '@indica-bem/domain/acerto/chamadas';
import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { IconDownload } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Botao } from '../../ui/botao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

/** All lines of the month, for a spreadsheet. */
export function ExportarAcerto({ acerto }: { acerto: Acerto }) {
  const { enviar, enviando } = useEnvio({
    enviar: () => api(exportarAcerto, { params: { id: acerto.id_acerto } }),
    aoEnviar: (csv) => {
      baixar(csv, `acerto-${acerto.mes}.csv`);
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
