import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import { desistirDaExclusao, pedirExclusao } from '@indica-bem/domain/conta/chamadas';
import { DIAS_PARA_EXCLUIR } from '@indica-bem/domain/conta/exclusao';
import { IconTrash } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { useUsuario } from '../../lib/usuario';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import classes from './perfil.module.css';
import { consultaDoPerfil } from './perfil-da-conta';

const O_QUE_ACONTECE = {
  prescritor: 'seus dados são apagados e você perde o acesso; as indicações feitas continuam valendo para os tutores',
  lojista: 'os contatos da loja são apagados e os cupons em aberto, cancelados; nome e CNPJ ficam nas compras feitas',
};

type PedidoDeExclusaoProps = { login: keyof typeof O_QUE_ACONTECE; pedidaEm: string | null };

/** On partners and stores others depend: they ask, the team sees to it, and until then nothing changes. */
export function PedidoDeExclusao({ login, pedidaEm }: PedidoDeExclusaoProps) {
  const { queryKey } = consultaDoPerfil(useUsuario());
  const { enviar, enviando } = useEnvio({
    enviar: (querSair: boolean) => api(querSair ? pedirExclusao : desistirDaExclusao),
    aoEnviar: (resposta, querSair) => {
      consultas.setQueryData(queryKey, (antes) => antes && { ...antes, dados: { ...antes.dados, ...resposta } });
      avisar.ok(querSair ? 'Pedido de exclusão enviado' : 'Você desistiu do pedido de exclusão');
    },
    aoFalhar: avisarErro,
  });

  async function pedir() {
    const texto = `A equipe responde em até ${DIAS_PARA_EXCLUIR} dias. Com a exclusão, ${O_QUE_ACONTECE[login]}. Até lá nada muda, e você pode desistir.`;
    if (await confirmar({ titulo: 'Pedir a exclusão da conta?', texto, confirmar: 'Pedir exclusão', perigo: true })) {
      enviar(true);
    }
  }

  if (pedidaEm === null) {
    return (
      <Botao tom="excluir" icone={<IconTrash size={20} aria-hidden />} loading={enviando} onClick={() => void pedir()}>
        Pedir a exclusão da conta
      </Botao>
    );
  }
  return (
    <div className={classes.pedido}>
      <Aviso tom="info" titulo={`Pedido de exclusão enviado em ${diaDoMomento(pedidaEm)}`}>
        <p>A equipe responde em até {DIAS_PARA_EXCLUIR} dias. Até lá sua conta funciona como antes.</p>
      </Aviso>
      <Botao loading={enviando} onClick={() => enviar(false)}>
        Desistir do pedido
      </Botao>
    </div>
  );
}
