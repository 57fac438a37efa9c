import { entrarComChave, pedirEntradaPorChave } from '@indica-bem/domain/fator/chamadas';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { temChaves } from '../compartilhado/fator/tem-chaves';
import { api } from '../lib/api';
import type { Sessao } from '../lib/sessao';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { useEnvio } from '../ui/use-envio';

type EntrarPorChaveProps = { aoEntrar: (sessao: Sessao) => void; seguir: (sessao: Sessao) => unknown };

/** In place of e-mail and password. What talks to the authenticator comes when it is asked for. */
export function EntrarPorChave({ aoEntrar, seguir }: EntrarPorChaveProps) {
  const [frase, setFrase] = useState('');
  const envio = useEnvio({
    enviar: async () => {
      const { apresentarChave } = await import('../compartilhado/fator/chave-do-navegador');
      return api(entrarComChave, { body: { chave: await apresentarChave(await api(pedirEntradaPorChave)) } });
    },
    aoEnviar: aoEntrar,
    seguir,
    aoFalhar: (erro) =>
      void import('../compartilhado/fator/chave-do-navegador').then(({ mensagemDaChave }) =>
        setFrase(mensagemDaChave(erro)),
      ),
  });
  if (!temChaves()) return null;
  return (
    <>
      {envio.erro && frase && <Aviso tom="erro">{frase}</Aviso>}
      <Botao
        fullWidth
        icone={<IconKey size={20} aria-hidden />}
        loading={envio.enviando}
        onClick={() => envio.enviar()}
      >
        Entrar com chave de acesso
      </Botao>
    </>
  );
}
