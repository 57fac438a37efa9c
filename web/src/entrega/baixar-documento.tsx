import { baixarDocumento } from '@indica-bem/domain/entrega/chamadas';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { IconDownload } from '@tabler/icons-react';
import { api } from '../lib/api';
import { baixar } from '../lib/baixar';
import { usePode } from '../lib/pode';
import { Botao } from '../ui/botao';
import { avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { tamanhoDoArquivo } from './textos';

export function BaixarDocumento({ entrega: { id, instituicao, documento } }: { entrega: Entrega }) {
  const pode = usePode();
  const { enviar, enviando } = useEnvio({
    enviar: () => api(baixarDocumento, { params: { id } }),
    aoEnviar: (pdf) => baixar(pdf as Blob, `entrega-${id}.pdf`),
    aoFalhar: avisarErro,
  });
  if (!documento || !pode(baixarDocumento)) return null;
  return (
    <Botao
      icone={<IconDownload size={20} aria-hidden />}
      loading={enviando}
      aria-label={`Baixar o documento de ${instituicao}`}
      onClick={() => enviar()}
    >
      Baixar documento ({tamanhoDoArquivo(documento.tamanho)})
    </Botao>
  );
}
