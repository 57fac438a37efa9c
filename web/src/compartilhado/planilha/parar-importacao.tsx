import { listarImportacoes, pararImportacao, verImportacao } from '@indica-bem/domain/importacao/chamadas';
import type { Importacao } from '@indica-bem/domain/importacao/contrato';
import { seDesfaz } from '@indica-bem/domain/importacao/desfazer';
import { IconHandStop } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { consultas, invalidar } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

const pergunta = ({ tipo }: Importacao) => ({
  titulo: 'Parar a importação?',
  texto: `As linhas que já entraram ficam gravadas${seDesfaz(tipo) ? '; depois você pode desfazê-las' : ''}. As que faltam não entram, e nenhum e-mail sai por causa delas. Uma importação parada não continua: para gravar o resto, envie o arquivo de novo.`,
  confirmar: 'Parar importação',
  // A plain "Cancelar" could be either.
  cancelar: 'Deixar continuar',
  perigo: true,
});

export function PararImportacao({ importacao }: { importacao: Importacao }) {
  const params = { id: importacao.id_importacao };
  const envio = useEnvio({
    enviar: () => api(pararImportacao, { params, demorado: true }),
    aoEnviar: (agora) => {
      consultas.setQueryData([verImportacao, { params }], agora);
      avisar.ok('Importação parada');
    },
    aoFalhar: avisarErro,
    // Refused, it has ended meanwhile: the screen shows how.
    aoTerminar: () => invalidar(listarImportacoes, verImportacao),
  });
  return (
    <Botao
      tom="excluir"
      icone={<IconHandStop size={20} aria-hidden />}
      loading={envio.enviando}
      onClick={async () => {
        if (await confirmar(pergunta(importacao))) envio.enviar();
      }}
    >
      Parar importação
    </Botao>
  );
}
