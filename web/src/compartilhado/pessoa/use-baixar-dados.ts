import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import {
  exportarDadosDoLojista,
  exportarDadosDoPrescritor,
  exportarDadosDoTutor,
} from '@indica-bem/domain/conta/chamadas';
import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

type DeQuem = { login: TipoDeLogin; id: number; arquivo: string; aviso: string };

/** A copy of all that is kept about somebody, as a file a person can read too. */
export function useBaixarDados({ login, id, arquivo, aviso }: DeQuem) {
  const envio = useEnvio({
    enviar: () => lerDados(login, id),
    aoEnviar: (dados) => {
      const json = new Blob([JSON.stringify(dados, null, 2)], { type: 'application/json' });
      baixar(json, `${arquivo}-${hojeEmSaoPaulo(new Date())}.json`);
      avisar.ok(aviso);
    },
    aoFalhar: avisarErro,
  });
  return { baixarDados: () => envio.enviar(), baixando: envio.enviando };
}

function lerDados(login: TipoDeLogin, id: number): Promise<object> {
  const envio = { params: { id }, demorado: true } as const;
  switch (login) {
    case 'tutor':
      return api(exportarDadosDoTutor, envio);
    case 'prescritor':
      return api(exportarDadosDoPrescritor, envio);
    case 'lojista':
      return api(exportarDadosDoLojista, envio);
  }
}
