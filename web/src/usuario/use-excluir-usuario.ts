import { loginDoTipo, type TipoDeCadastro, type TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { excluirLojista, verLojista } from '@indica-bem/domain/lojista/chamadas';
import { excluirPrescritor } from '@indica-bem/domain/prescritor/chamadas';
import { excluirTutor } from '@indica-bem/domain/tutor/chamadas';
import { api } from '../lib/api';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { esquecerListas } from './esquecer-listas';
import { frasesDasPendencias } from './pendencias';
import { desmarcar } from './selecao/use-selecao';

export type Alguem = { tipo: TipoDeCadastro; id: number; nome: string };

const O_QUE_ACONTECE: Record<TipoDeLogin, string> = {
  tutor:
    'Os dados pessoais, pets e calendário são apagados e os cupons em aberto, cancelados. Compras e doações ficam registradas, sem o nome.',
  prescritor:
    'Os dados pessoais são apagados; as indicações feitas continuam valendo para os tutores. Compras e doações ficam registradas, sem o nome.',
  lojista:
    'Contatos e endereço são apagados e os cupons em aberto, cancelados: os tutores podem escolher outra loja. O nome e o CNPJ ficam nas compras já feitas.',
};

/** Null where it could not be read: nobody deletes without knowing. */
async function lerPendencias(id: number): Promise<string | null> {
  try {
    const loja = await api(verLojista, { params: { id } });
    return 'pendencias' in loja && loja.pendencias ? frasesDasPendencias(loja.pendencias) : '';
  } catch (erro) {
    avisarErro(erro as Error);
    return null;
  }
}

/** After a confirmation that says what will happen (spec 7.5); every list reads again. */
export function useExcluirUsuario(depois?: () => void) {
  const { enviar, enviando, dados } = useEnvio({
    enviar: async ({ tipo, id }: Alguem): Promise<unknown> => {
      const envio = { params: { id } };
      switch (loginDoTipo(tipo)) {
        case 'tutor':
          return api(excluirTutor, envio);
        case 'prescritor':
          return api(excluirPrescritor, envio);
        case 'lojista':
          return api(excluirLojista, envio);
      }
    },
    aoEnviar: (_, { id }) => {
      desmarcar(id);
      avisar.ok('Deletado com sucesso.');
    },
    ...(depois && { seguir: depois }),
    aoFalhar: avisarErro,
    aoTerminar: esquecerListas,
  });
  return {
    excluindo: enviando && dados ? dados.id : null,
    async excluir(alguem: Alguem) {
      const login = loginDoTipo(alguem.tipo);
      const pendencias = login === 'lojista' ? await lerPendencias(alguem.id) : '';
      if (pendencias === null) return;
      const texto = `${alguem.nome} perde o acesso agora. ${O_QUE_ACONTECE[login]}${pendencias} Não dá para desfazer.`;
      const pergunta = { titulo: 'Tem certeza que deseja deletar?', texto, confirmar: 'Excluir', perigo: true };
      if (await confirmar(pergunta)) enviar(alguem);
    },
  };
}
