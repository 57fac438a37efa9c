import { exportarCuponsDoLojista } from '@indica-bem/domain/cupom/chamadas';
import type { Intervalo } from '@indica-bem/domain/cupom/periodos';
import { IconDownload } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Botao } from '../../ui/botao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

/** The sales of the period on the screen, all of them, for a spreadsheet. */
export function ExportarCupons({ idDaLoja, de, ate }: { idDaLoja: number } & Intervalo) {
  const { enviar, enviando } = useEnvio({
    enviar: () => api(exportarCuponsDoLojista, { params: { id: idDaLoja }, query: { de, ate } }),
    aoEnviar: (csv) => {
      baixar(csv, `cupons-efetivados-${de}-a-${ate}.csv`);
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
